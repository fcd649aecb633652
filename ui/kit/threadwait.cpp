#include "kit/threadwait.h"

#ifdef __linux__
#include <poll.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#endif

namespace rokada::ui {

#ifdef __linux__

namespace {

/// System call of a thread with its first two arguments.
struct Call {
    long number = -1;  ///< number of the call; -1 if the thread is in no system call
    std::array<std::uint64_t, 2> arguments{};
};

std::string fileOf(ThreadId thread, const char* name) {
    std::ifstream file("/proc/self/task/" + std::to_string(thread) + '/' + name);
    std::string line;
    std::getline(file, line);
    return line;
}

Call callOf(ThreadId thread) {
    std::istringstream line(fileOf(thread, "syscall"));
    Call call;
    if (!(line >> call.number)) return {};
    line >> std::hex;
    // `strtoull` skips the 0x before each argument.
    for (auto& argument : call.arguments) {
        std::string text;
        line >> text;
        argument = std::strtoull(text.c_str(), nullptr, 16);
    }
    return call;
}

/// Returns the state letter of a thread as in /proc (R, S, D ...), or a blank if the state is unknown.
char stateOf(ThreadId thread) {
    const std::string line = fileOf(thread, "stat");
    const std::size_t behindName = line.rfind(')');
    return behindName == std::string::npos || behindName + 2 >= line.size() ? ' ' : line[behindName + 2];
}

/// Returns the target of a file descriptor: "socket:[123]", "pipe:[123]" or a path.
std::string kindOf(int descriptor) {
    std::array<char, 256> text{};
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t length = readlink(link.c_str(), text.data(), text.size());
    return length > 0 ? std::string(text.data(), static_cast<std::size_t>(length)) : std::string();
}

ThreadWait waitForDescriptor(int descriptor) {
    const std::string kind = kindOf(descriptor);
    if (kind.starts_with("socket:")) return ThreadWait::Display;
    if (kind.starts_with("pipe:") || kind.find("[pidfd]") != std::string::npos) return ThreadWait::Child;
    return kind.starts_with("/") ? ThreadWait::File : ThreadWait::Unknown;
}

/// Returns the wait of a thread that is in `poll`. Copies the arguments of `poll` with `process_vm_readv`, which fails
/// without a crash if the thread has already left `poll`.
ThreadWait waitForAny(const Call& call) {
    std::array<pollfd, 16> asked{};
    const std::size_t count = std::min<std::size_t>(call.arguments[1], asked.size());
    iovec here{asked.data(), count * sizeof(pollfd)};
    // The kernel reports the pointer argument as a number.
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    iovec there{reinterpret_cast<void*>(call.arguments[0]), count * sizeof(pollfd)};
    if (count == 0) return ThreadWait::Sleep;
    if (process_vm_readv(getpid(), &here, 1, &there, 1, 0) < 0) return ThreadWait::Unknown;
    ThreadWait wait = ThreadWait::Unknown;
    for (std::size_t i = 0; i < count; ++i) {
        const ThreadWait each = waitForDescriptor(asked[i].fd);
        if (each == ThreadWait::Child) return each;
        if (each != ThreadWait::Unknown) wait = each;
    }
    return wait;
}

ThreadWait waitIn(const Call& call) {
    switch (call.number) {
        case SYS_futex: return ThreadWait::Lock;
        case SYS_wait4:
        case SYS_waitid: return ThreadWait::Child;
        case SYS_nanosleep:
        case SYS_clock_nanosleep: return ThreadWait::Sleep;
        case SYS_read:
        case SYS_readv:
        case SYS_pread64:
        case SYS_write:
        case SYS_writev:
        case SYS_pwrite64: return waitForDescriptor(static_cast<int>(call.arguments[0]));
#ifdef SYS_poll
        case SYS_poll:
#endif
        case SYS_ppoll: return waitForAny(call);
        case SYS_recvmsg:
        case SYS_recvfrom:
        case SYS_sendmsg:
        case SYS_sendto:
        case SYS_connect: return ThreadWait::Display;
        default: break;
    }
    constexpr std::array files{SYS_openat,    SYS_newfstatat, SYS_statx,     SYS_fstat,      SYS_fsync,
                               SYS_fdatasync, SYS_flock,      SYS_fcntl,     SYS_getdents64, SYS_unlinkat,
                               SYS_ftruncate, SYS_fallocate,  SYS_mkdirat,   SYS_close,      SYS_faccessat,
                               SYS_statfs,    SYS_fstatfs,    SYS_readlinkat};
    if (std::ranges::find(files, call.number) != files.end()) return ThreadWait::File;
#ifdef SYS_open
    constexpr std::array old{SYS_open,   SYS_stat,   SYS_lstat, SYS_access,
                             SYS_rename, SYS_unlink, SYS_mkdir, SYS_readlink};
    if (std::ranges::find(old, call.number) != old.end()) return ThreadWait::File;
#endif
    return ThreadWait::Unknown;
}

}  // namespace

ThreadWait waitOf(ThreadId thread) {
    const char state = stateOf(thread);
    // In state D, a thread waits for a device or a disk, for example for a memory page of a file.
    if (state == 'D') return ThreadWait::File;
    if (state != 'S') return ThreadWait::None;
    const Call call = callOf(thread);
    return call.number < 0 ? ThreadWait::None : waitIn(call);
}

ThreadClock::ThreadClock() : known_(pthread_getcpuclockid(pthread_self(), &clock_) == 0) {}

std::chrono::milliseconds ThreadClock::now() const {
    timespec used{};
    if (known_) clock_gettime(clock_, &used);
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::seconds(used.tv_sec) +
                                                                 std::chrono::nanoseconds(used.tv_nsec));
}

#else

ThreadWait waitOf(ThreadId) { return ThreadWait::Unknown; }

ThreadClock::ThreadClock() = default;
std::chrono::milliseconds ThreadClock::now() const { return {}; }

#endif

bool isOurs(ThreadWait wait) {
    switch (wait) {
        case ThreadWait::File:
        case ThreadWait::Lock:
        case ThreadWait::Child:
        case ThreadWait::Sleep: return true;
        case ThreadWait::None:
        case ThreadWait::Display:
        case ThreadWait::Unknown: break;
    }
    return false;
}

std::string_view nameOf(ThreadWait wait) {
    switch (wait) {
        case ThreadWait::None: return "nothing";
        case ThreadWait::File: return "a file";
        case ThreadWait::Lock: return "a lock or a thread";
        case ThreadWait::Child: return "a program that it has started";
        case ThreadWait::Sleep: return "a time";
        case ThreadWait::Display: return "the display";
        case ThreadWait::Unknown: break;
    }
    return "something unknown";
}

}  // namespace rokada::ui
