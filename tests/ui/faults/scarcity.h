// Simulates a lack of threads or of memory. `scarcity.cpp` replaces `pthread_create` and `operator new` in the whole
// test program. At most one object of each class may exist at a time.
#pragma once

#include <cstddef>

namespace rokada::testing {

/// Allows only the first `few` new threads while the object exists.
class NoThreads {
public:
    explicit NoThreads(int few = 0);
    ~NoThreads();
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

    [[nodiscard]] bool happened() const;
};

/// Makes C++'s `new` fail after the first `few` allocations while the object exists. The thread that created the object
/// is exempt.
class NoMemory {
public:
    explicit NoMemory(std::size_t few = 0);
    ~NoMemory();
    NoMemory(const NoMemory&) = delete;
    NoMemory& operator=(const NoMemory&) = delete;

    [[nodiscard]] bool happened() const;
};

}  // namespace rokada::testing
