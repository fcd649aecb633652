#include "faults.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <mutex>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

namespace rokada::testing {

namespace {

struct Plan {
    std::string folder;
    std::optional<SystemCall> call;  ///< type of the call that fails; nullopt means all types that write
    int number = 0;
    std::optional<int> error;  ///< error of the call; nullopt means the default error of its type
    bool lasting = false;
    std::optional<std::uint64_t> room;
    int calls = 0;
    std::optional<SystemCall> failed;
};

std::mutex mutex;
std::atomic<bool> active{false};  // true while a `Fault` exists; avoids overhead in other tests

/// Returns the current plan. Lock the mutex before you use the plan. The plan is never destroyed, because a process
/// makes system calls until its very end.
Plan& plan() {
    static Plan* const all = new Plan;
    return *all;
}

bool concerns(const std::string& path) {
    const std::string& folder = plan().folder;
    return path.compare(0, folder.size(), folder) == 0 && (path.size() == folder.size() || path[folder.size()] == '/');
}

bool concerns(int handle) {
    char path[PATH_MAX];
    const std::string link = "/proc/self/fd/" + std::to_string(handle);
    const ssize_t length = ::readlink(link.c_str(), path, sizeof path);
    return length > 0 && concerns(std::string(path, static_cast<std::size_t>(length)));
}

bool counts(SystemCall call, std::size_t length) {
    if (plan().room) return false;
    if (plan().call) return plan().call == call;
    if (plan().error == Fault::ShortWrite) return call == SystemCall::Write && length > 1;
    return call != SystemCall::Read;
}

/// Counts a system call. Returns the error with which the call must fail, or 0 if it must succeed.
template <class Where>
int failureOf(SystemCall call, Where where, int usual, std::size_t length = 0) {
    if (!active) return 0;
    const std::lock_guard lock(mutex);
    Plan& now = plan();
    if (!counts(call, length) || !concerns(where)) return 0;
    const bool fails = ++now.calls == now.number || (now.lasting && now.calls > now.number);
    if (!fails) return 0;
    now.failed = call;
    if (now.error == Fault::Kill) ::kill(::getpid(), SIGKILL);
    return now.error.value_or(usual);
}

/// Returns the number of bytes of a write that fit on the simulated disk. Returns -1 if no byte fits.
ssize_t roomFor(int handle, std::size_t wanted) {
    if (!active) return static_cast<ssize_t>(wanted);
    const std::lock_guard lock(mutex);
    Plan& now = plan();
    if (!now.room || !concerns(handle)) return static_cast<ssize_t>(wanted);
    if (wanted <= *now.room) {
        *now.room -= wanted;
        return static_cast<ssize_t>(wanted);
    }
    now.failed = SystemCall::Write;
    const auto part = static_cast<ssize_t>(*now.room);
    now.room = 0;
    return part > 0 ? part : -1;
}

void begin(Plan next) {
    const std::lock_guard lock(mutex);
    plan() = std::move(next);
    active = true;
}

template <class Call>
Call* next(const char* name) {
    return reinterpret_cast<Call*>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

const char* nameOf(SystemCall call) {
    switch (call) {
        case SystemCall::Open: return "open";
        case SystemCall::Read: return "read";
        case SystemCall::Write: return "write";
        case SystemCall::Sync: return "sync";
        case SystemCall::Rename: return "rename";
        case SystemCall::Link: return "link";
        case SystemCall::Remove: return "remove";
        case SystemCall::MakeFolder: return "mkdir";
        case SystemCall::Resize: return "resize";
        case SystemCall::Close: return "close";
        case SystemCall::Permit: return "chmod";
    }
    return "";
}

Fault::Fault(const std::string& folder, SystemCall call, int number, bool lasting) {
    begin(
        {.folder = folder, .call = call, .number = number, .error = {}, .lasting = lasting, .room = {}, .failed = {}});
}

Fault Fault::fullDisk(const std::string& folder, std::uint64_t room) {
    begin({.folder = folder, .call = {}, .error = {}, .room = room, .failed = {}});
    return {};
}

Fault Fault::atCall(const std::string& folder, int number, int error) {
    begin({.folder = folder, .call = {}, .number = number, .error = error, .room = {}, .failed = {}});
    return {};
}

Fault::~Fault() { active = false; }

bool Fault::happened() const { return failed().has_value(); }

int Fault::calls() const {
    const std::lock_guard lock(mutex);
    return plan().calls;
}

std::optional<SystemCall> Fault::failed() const {
    const std::lock_guard lock(mutex);
    return plan().failed;
}

}  // namespace rokada::testing

using rokada::testing::failureOf;
using rokada::testing::Fault;
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

/// Returns the number of bytes to write. Returns -1 and sets errno if the call must fail.
ssize_t writable(int handle, size_t length) {
    const int error = failureOf(SystemCall::Write, handle, ENOSPC, length);
    if (error == Fault::ShortWrite) return static_cast<ssize_t>(length / 2);
    if (error != 0) return failed(error);
    const ssize_t room = roomFor(handle, length);
    return room < 0 ? failed(ENOSPC) : room;
}

}  // namespace

extern "C" {

#define ROKADA_OPEN(name)                                                         \
    int name(const char* path, int flags, ...) {                                  \
        va_list arguments;                                                        \
        va_start(arguments, flags);                                               \
        const mode_t mode = modeOf(flags, arguments);                             \
        va_end(arguments);                                                        \
        static const auto call = next<int(const char*, int, ...)>(#name);         \
        const int error = failureOf(SystemCall::Open, std::string(path), EACCES); \
        return error != 0 ? failed(error) : call(path, flags, mode);              \
    }
ROKADA_OPEN(open)
ROKADA_OPEN(open64)
#undef ROKADA_OPEN

#define ROKADA_FOPEN(name)                                                        \
    FILE* name(const char* path, const char* mode) {                              \
        static const auto call = next<FILE*(const char*, const char*)>(#name);    \
        const int error = failureOf(SystemCall::Open, std::string(path), EACCES); \
        if (error == 0) return call(path, mode);                                  \
        errno = error;                                                            \
        return nullptr;                                                           \
    }
ROKADA_FOPEN(fopen)
ROKADA_FOPEN(fopen64)
#undef ROKADA_FOPEN

ssize_t read(int handle, void* to, size_t most) {
    static const auto call = next<ssize_t(int, void*, size_t)>("read");
    const int error = failureOf(SystemCall::Read, handle, EIO);
    return error != 0 ? failed(error) : call(handle, to, most);
}

#define ROKADA_PREAD(name)                                                        \
    ssize_t name(int handle, void* to, size_t most, off_t at) {                   \
        static const auto call = next<ssize_t(int, void*, size_t, off_t)>(#name); \
        const int error = failureOf(SystemCall::Read, handle, EIO);               \
        return error != 0 ? failed(error) : call(handle, to, most, at);           \
    }
ROKADA_PREAD(pread)
ROKADA_PREAD(pread64)
#undef ROKADA_PREAD

ssize_t write(int handle, const void* from, size_t length) {
    static const auto call = next<ssize_t(int, const void*, size_t)>("write");
    const ssize_t room = writable(handle, length);
    return room < 0 ? room : call(handle, from, static_cast<size_t>(room));
}

/// Replaces the system's writev. If the data do not fit as a whole, it writes only data of the first buffer.
ssize_t writev(int handle, const iovec* pieces, int count) {
    static const auto call = next<ssize_t(int, const iovec*, int)>("writev");
    size_t length = 0;
    for (int i = 0; i < count; ++i) length += pieces[i].iov_len;
    const ssize_t room = writable(handle, length);
    if (room < 0) return room;
    if (static_cast<size_t>(room) == length) return call(handle, pieces, count);
    const iovec first{pieces[0].iov_base, std::min(pieces[0].iov_len, static_cast<size_t>(room))};
    return call(handle, &first, 1);
}

#define ROKADA_PWRITE(name)                                                             \
    ssize_t name(int handle, const void* from, size_t length, off_t at) {               \
        static const auto call = next<ssize_t(int, const void*, size_t, off_t)>(#name); \
        const ssize_t room = writable(handle, length);                                  \
        return room < 0 ? room : call(handle, from, static_cast<size_t>(room), at);     \
    }
ROKADA_PWRITE(pwrite)
ROKADA_PWRITE(pwrite64)
#undef ROKADA_PWRITE

/// Replaces fwrite, because the standard library writes its buffers without calling `write`.
size_t fwrite(const void* from, size_t size, size_t count, FILE* file) {
    static const auto call = next<size_t(const void*, size_t, size_t, FILE*)>("fwrite");
    if (writable(::fileno(file), size * count) == static_cast<ssize_t>(size * count))
        return call(from, size, count, file);
    return 0;
}

int fflush(FILE* file) {
    static const auto call = next<int(FILE*)>("fflush");
    const int error = file == nullptr ? 0 : failureOf(SystemCall::Write, ::fileno(file), ENOSPC);
    return error != 0 ? failed(error) : call(file);
}

#define ROKADA_ON_HANDLE(name, type, usual)               \
    int name(int handle) {                                \
        static const auto call = next<int(int)>(#name);   \
        const int error = failureOf(type, handle, usual); \
        return error != 0 ? failed(error) : call(handle); \
    }
ROKADA_ON_HANDLE(fsync, SystemCall::Sync, EIO)
ROKADA_ON_HANDLE(fdatasync, SystemCall::Sync, EIO)
#undef ROKADA_ON_HANDLE

/// Replaces close. Like the system, it closes the handle even if it fails.
int close(int handle) {
    static const auto call = next<int(int)>("close");
    const int error = failureOf(SystemCall::Close, handle, EIO);
    const int closed = call(handle);
    return error != 0 ? failed(error) : closed;
}

int fclose(FILE* file) {
    static const auto call = next<int(FILE*)>("fclose");
    const int error = failureOf(SystemCall::Close, ::fileno(file), EIO);
    const int closed = call(file);
    return error != 0 ? failed(error) : closed;
}

#define ROKADA_RESIZE(name)                                           \
    int name(int handle, off_t length) {                              \
        static const auto call = next<int(int, off_t)>(#name);        \
        const int error = failureOf(SystemCall::Resize, handle, EIO); \
        return error != 0 ? failed(error) : call(handle, length);     \
    }
ROKADA_RESIZE(ftruncate)
ROKADA_RESIZE(ftruncate64)
#undef ROKADA_RESIZE

#define ROKADA_ON_PATH(name, type)                                    \
    int name(const char* path) {                                      \
        static const auto call = next<int(const char*)>(#name);       \
        const int error = failureOf(type, std::string(path), EACCES); \
        return error != 0 ? failed(error) : call(path);               \
    }
ROKADA_ON_PATH(unlink, SystemCall::Remove)
ROKADA_ON_PATH(rmdir, SystemCall::Remove)
ROKADA_ON_PATH(remove, SystemCall::Remove)
#undef ROKADA_ON_PATH

#define ROKADA_WITH_MODE(name, type)                                    \
    int name(const char* path, mode_t mode) {                           \
        static const auto call = next<int(const char*, mode_t)>(#name); \
        const int error = failureOf(type, std::string(path), EACCES);   \
        return error != 0 ? failed(error) : call(path, mode);           \
    }
ROKADA_WITH_MODE(mkdir, SystemCall::MakeFolder)
ROKADA_WITH_MODE(chmod, SystemCall::Permit)
#undef ROKADA_WITH_MODE

int fchmod(int handle, mode_t mode) {
    static const auto call = next<int(int, mode_t)>("fchmod");
    const int error = failureOf(SystemCall::Permit, handle, EACCES);
    return error != 0 ? failed(error) : call(handle, mode);
}

#define ROKADA_FROM_TO(name, type)                                           \
    int name(const char* from, const char* to) {                             \
        static const auto call = next<int(const char*, const char*)>(#name); \
        const int error = failureOf(type, std::string(to), EACCES);          \
        return error != 0 ? failed(error) : call(from, to);                  \
    }
ROKADA_FROM_TO(rename, SystemCall::Rename)
ROKADA_FROM_TO(link, SystemCall::Link)
#undef ROKADA_FROM_TO

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
    static const auto call = next<int(int, const char*, int, const char*, int)>("linkat");
    const int error = failureOf(SystemCall::Link, std::string(to), EACCES);
    return error != 0 ? failed(error) : call(fromFolder, from, toFolder, to, flags);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
    static const auto call = next<int(int, const char*, int, const char*, unsigned)>("renameat2");
    const int error = failureOf(SystemCall::Rename, std::string(to), EACCES);
    return error != 0 ? failed(error) : call(fromFolder, from, toFolder, to, flags);
}

}  // extern "C"
// NOLINTEND
