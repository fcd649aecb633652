// Threads and memory that run out when a test wants it. Linked into the test program, they come before those of the
// system for every library that the program uses. At most one at a time.
#pragma once

#include <cstddef>

namespace rokada::testing {

/// No thread can be started while it lives, but for the first `few`.
class NoThreads {
public:
    explicit NoThreads(int few = 0);
    ~NoThreads();
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

    [[nodiscard]] bool happened() const;
};

/// On all threads but the one that makes it there is no memory for C++'s `new` while it lives, but for the first `few`
/// pieces.
class NoMemory {
public:
    explicit NoMemory(std::size_t few = 0);
    ~NoMemory();
    NoMemory(const NoMemory&) = delete;
    NoMemory& operator=(const NoMemory&) = delete;

    [[nodiscard]] bool happened() const;
};

}  // namespace rokada::testing
