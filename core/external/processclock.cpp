#include "external/posixcalls.h"

#include <ctime>

namespace rokada::external {

std::chrono::microseconds processorTimeOf(int process) {
    clockid_t clock{};
    timespec used{};
    if (::clock_getcpuclockid(process, &clock) != 0 || ::clock_gettime(clock, &used) != 0) return {};
    return std::chrono::seconds(used.tv_sec) +
           std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::nanoseconds(used.tv_nsec));
}

}  // namespace rokada::external
