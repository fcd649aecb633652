// System calls that fail when a test requests it. They replace the system's calls in all libraries, if this file is
// linked into a test program or preloaded into another program (preloadedfaults.cpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rokada::testing {

enum class SystemCall { Open, Read, Write, Sync, Rename, Link, Remove, MakeFolder, Resize, Close, Permit };

[[nodiscard]] const char* nameOf(SystemCall call);

/// Makes system calls fail in one folder while the object exists. Only one object may exist at a time.
class Fault {
public:
    /// Special values of `error`. `ShortWrite` writes only half of the data. `Kill` kills the process before the call.
    static constexpr int ShortWrite = -1, Kill = -2;

    /// Makes call number `number` of this type fail, counted from 1. With `lasting`, all later calls of this type fail
    /// too.
    Fault(const std::string& folder, SystemCall call, int number, bool lasting = false);
    /// Simulates a disk on which only `room` more bytes can be written.
    static Fault fullDisk(const std::string& folder, std::uint64_t room);
    /// Makes call number `number` fail with this error, counted from 1. Calls of all types except `Read` count, but
    /// with `ShortWrite` only writes of at least two bytes. With the number 0, no call fails and the calls are only
    /// counted.
    static Fault atCall(const std::string& folder, int number, int error);
    ~Fault();
    Fault(const Fault&) = delete;
    Fault& operator=(const Fault&) = delete;

    /// Returns true if a call has failed.
    [[nodiscard]] bool happened() const;
    /// Returns the number of calls that could have failed.
    [[nodiscard]] int calls() const;
    /// Returns the type of the call that failed last. Returns nullopt if no call has failed.
    [[nodiscard]] std::optional<SystemCall> failed() const;

private:
    Fault() = default;
};

}  // namespace rokada::testing
