// Simulates a lack of threads or of memory. These functions replace those of the system in all libraries of the test
// program. Only one object may exist at a time.
#pragma once

#include <cstddef>

namespace rokada::testing {

/// Allows only the first `few` new threadswhile the object exists.
class NoThreads {
public:
    explicit NoThreads(int few = 0);
    ~NoThreads();
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

    [[nodiscard]] bool happened() const;
};

/// Makes C++'s `new` fail after `few` allocationswhile the object exists. The thread that created the object is exempt.
class NoMemory {
public:
    explicit NoMemory(std::size_t few = 0);
    ~NoMemory();
    NoMemory(const NoMemory&) = delete;
    NoMemory& operator=(const NoMemory&) = delete;

    [[nodiscard]] bool happened() const;
};

}  // namespace rokada::testing
