#include "faults.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdarg>
#include <mutex>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace rokada::testing {

namespace {

struct Plan {
    std::string folder;
    std::optional<SystemCall> call;
    int calls = 0;
    int number = 0;
    bool lasting = false;
    std::optional<std::uint64_t> room;
    bool happened = false;
};

std::mutex mutex;
Plan plan;                        // under the mutex
std::atomic<bool> active{false};  // so that others are not slowed down

bool concerns(const std::string& path) { return path.compare(0, plan.folder.size(), plan.folder) == 0; }

bool concerns(int handle) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return length > 0 && concerns(std::string(path, static_cast<std::size_t>(length)));
}

/// Whether this call of a file that is concerned fails.
template <class Where>
bool fails(SystemCall call, Where where) {
    if (!active) return false;
    const std::lock_guard lock(mutex);
    if (plan.call != call || !concerns(where)) return false;
    const bool now = ++plan.calls == plan.number || (plan.lasting && plan.calls > plan.number);
    plan.happened |= now;
    return now;
}

/// How much of a write still has room; -1 for none of it.
ssize_t roomFor(int handle, std::size_t wanted) {
    if (!active) return static_cast<ssize_t>(wanted);
    const std::lock_guard lock(mutex);
    if (!plan.room || !concerns(handle)) return static_cast<ssize_t>(wanted);
    if (wanted <= *plan.room) {
        *plan.room -= wanted;
        return static_cast<ssize_t>(wanted);
    }
    plan.happened = true;
    const auto part = static_cast<ssize_t>(*plan.room);
    plan.room = 0;
    return part > 0 ? part : -1;
}

void begin(Plan next) {
    const std::lock_guard lock(mutex);
    plan = std::move(next);
    active = true;
}

template <class Call>
Call* next(const char* name) {
    return reinterpret_cast<Call*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

Fault::Fault(const std::string& folder, SystemCall call, int number, bool lasting) {
    begin({.folder = folder, .call = call, .calls = 0, .number = number, .lasting = lasting, .room = {}});
}

Fault Fault::fullDisk(const std::string& folder, std::uint64_t room) {
    begin({.folder = folder, .call = {}, .room = room});
    return {};
}

Fault::~Fault() { active = false; }

bool Fault::happened() const {
    const std::lock_guard lock(mutex);
    return plan.happened;
}

}  // namespace rokada::testing

using rokada::testing::fails;
using rokada::testing::next;
using rokada::testing::roomFor;
using rokada::testing::SystemCall;

// NOLINTBEGIN: the names and shapes are those of the system
namespace {

int failed(int error) {
    errno = error;
    return -1;
}

mode_t modeOf(int flags, va_list arguments) {
    return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(arguments, mode_t) : 0;
}

}  // namespace

extern "C" {

#define ROKADA_OPEN(name)                                                                             \
    int name(const char* path, int flags, ...) {                                                      \
        va_list arguments;                                                                            \
        va_start(arguments, flags);                                                                   \
        const mode_t mode = modeOf(flags, arguments);                                                 \
        va_end(arguments);                                                                            \
        static const auto call = next<int(const char*, int, ...)>(#name);                             \
        return fails(SystemCall::Open, std::string(path)) ? failed(EACCES) : call(path, flags, mode); \
    }
ROKADA_OPEN(open)
ROKADA_OPEN(open64)
#undef ROKADA_OPEN

ssize_t read(int handle, void* to, size_t most) {
    static const auto call = next<ssize_t(int, void*, size_t)>("read");
    return fails(SystemCall::Read, handle) ? failed(EIO) : call(handle, to, most);
}

#define ROKADA_PREAD(name)                                                                 \
    ssize_t name(int handle, void* to, size_t most, off_t at) {                            \
        static const auto call = next<ssize_t(int, void*, size_t, off_t)>(#name);          \
        return fails(SystemCall::Read, handle) ? failed(EIO) : call(handle, to, most, at); \
    }
ROKADA_PREAD(pread)
ROKADA_PREAD(pread64)
#undef ROKADA_PREAD

ssize_t write(int handle, const void* from, size_t length) {
    static const auto call = next<ssize_t(int, const void*, size_t)>("write");
    if (fails(SystemCall::Write, handle)) return failed(ENOSPC);
    const ssize_t room = roomFor(handle, length);
    return room < 0 ? failed(ENOSPC) : call(handle, from, static_cast<size_t>(room));
}

#define ROKADA_PWRITE(name)                                                                   \
    ssize_t name(int handle, const void* from, size_t length, off_t at) {                     \
        static const auto call = next<ssize_t(int, const void*, size_t, off_t)>(#name);       \
        if (fails(SystemCall::Write, handle)) return failed(ENOSPC);                          \
        const ssize_t room = roomFor(handle, length);                                         \
        return room < 0 ? failed(ENOSPC) : call(handle, from, static_cast<size_t>(room), at); \
    }
ROKADA_PWRITE(pwrite)
ROKADA_PWRITE(pwrite64)
#undef ROKADA_PWRITE

#define ROKADA_SYNC(name)                                                    \
    int name(int handle) {                                                   \
        static const auto call = next<int(int)>(#name);                      \
        return fails(SystemCall::Sync, handle) ? failed(EIO) : call(handle); \
    }
ROKADA_SYNC(fsync)
ROKADA_SYNC(fdatasync)
#undef ROKADA_SYNC

int rename(const char* from, const char* to) {
    static const auto call = next<int(const char*, const char*)>("rename");
    return fails(SystemCall::Rename, std::string(to)) ? failed(EACCES) : call(from, to);
}

}  // extern "C"
// NOLINTEND
