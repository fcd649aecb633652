// Preloaded library that gives the program a fixed date, because dates appear in the window. Clocks that measure
// durations are not changed.
#include <dlfcn.h>
#include <sys/time.h>
#include <cstdlib>
#include <ctime>

namespace {

/// Returns the number of seconds to subtract from the time. The environment sets it.
time_t offset() {
    static const char* text = std::getenv("ROKADA_PICTURES_CLOCK");
    return text ? std::atol(text) : 0;
}

/// Returns the system's function with this name.
template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* now) noexcept {
    static auto* real = next<int(clockid_t, timespec*)>("clock_gettime");
    const int code = real(clock, now);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec -= offset();
    return code;
}

int gettimeofday(timeval* __restrict now, void* __restrict zone) noexcept {
    static auto* real = next<int(timeval*, void*)>("gettimeofday");
    const int code = real(now, zone);
    now->tv_sec -= offset();
    return code;
}

time_t time(time_t* now) noexcept {
    timespec moment{};
    clock_gettime(CLOCK_REALTIME, &moment);
    if (now) *now = moment.tv_sec;
    return moment.tv_sec;
}
}
