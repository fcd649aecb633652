// Simulates a lack of threads or memory. Linked into the test program, these functions replace those of the system for
// all libraries. At most one object at a time.
#pragma once

#include <cstddef>

namespace rokada::testing {

/// Allows only the first `few` new threads during its lifetime.
class NoThreads {
public:
    explicit NoThreads(int few = 0);
    ~NoThreads();
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

    [[nodiscard]] bool happened() const;
};

/// Lets C++'s `new` fail on all other threads during its lifetime, except for the first `few` allocations.
class NoMemory {
public:
    explicit NoMemory(std::size_t few = 0);
    ~NoMemory();
    NoMemory(const NoMemory&) = delete;
    NoMemory& operator=(const NoMemory&) = delete;

    [[nodiscard]] bool happened() const;
};

}  // namespace rokada::testing
