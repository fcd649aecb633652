#include "scarcity.h"

#include <dlfcn.h>
#include <pthread.h>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <new>

namespace rokada::testing {

namespace {

/// Counter of a resource that runs out, either new threads or allocations of memory.
struct Stock {
    std::atomic<bool> scarce{false};
    std::atomic<long> left{0};
    std::atomic<bool> missed{false};

    void begin(long few) {
        left = few;
        missed = false;
        scarce = true;
    }
    [[nodiscard]] bool refuses() {
        if (!scarce || left.fetch_sub(1) > 0) return false;
        missed = true;
        return true;
    }
};

Stock threads, memory;
std::atomic<pthread_t> spared;  // thread for which memory never fails

bool refusesMemory() { return memory.scarce && !pthread_equal(pthread_self(), spared) && memory.refuses(); }

}  // namespace

NoThreads::NoThreads(int few) { threads.begin(few); }
NoThreads::~NoThreads() { threads.scarce = false; }
bool NoThreads::happened() const { return threads.missed; }

NoMemory::NoMemory(std::size_t few) {
    spared = pthread_self();
    memory.begin(static_cast<long>(few));
}
NoMemory::~NoMemory() { memory.scarce = false; }
bool NoMemory::happened() const { return memory.missed; }

}  // namespace rokada::testing

// NOLINTBEGIN: the names and shapes are those of the system
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* how, void* (*begin)(void*), void* with) {
    using Call = int(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
    static const auto call = reinterpret_cast<Call*>(dlsym(RTLD_NEXT, "pthread_create"));
    return rokada::testing::threads.refuses() ? EAGAIN : call(thread, how, begin, with);
}

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return rokada::testing::refusesMemory() ? nullptr : std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size) {
    void* piece = operator new(size, std::nothrow);
    if (piece == nullptr) throw std::bad_alloc();
    return piece;
}
void operator delete(void* piece) noexcept { std::free(piece); }
void operator delete(void* piece, std::size_t) noexcept { std::free(piece); }
// NOLINTEND
