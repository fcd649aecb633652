// System calls that fail on request of a test. Linked into a test program, or preloaded into another one
// (preloadedfaults.cpp), they replace those of the system for all libraries.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rokada::testing {

enum class SystemCall { Open, Read, Write, Sync, Rename, Link, Remove, MakeFolder, Resize, Close, Permit };

[[nodiscard]] const char* nameOf(SystemCall call);

/// Injects failures in one folder during its lifetime. At most one object at a time.
class Fault {
public:
    /// Pseudo errors: a write of one half only, and killing the process before the call.
    static constexpr int ShortWrite = -1, Kill = -2;

    /// Fails the call of this number, counted from 1, and all later ones if `lasting`.
    Fault(const std::string& folder, SystemCall call, int number, bool lasting = false);
    /// Simulates a disk with room for this many bytes.
    static Fault fullDisk(const std::string& folder, std::uint64_t room);
    /// Fails the call of this number among all types except `Read` with this system error. Number 0 only counts.
    /// `ShortWrite` counts only writes of at least two bytes.
    static Fault atCall(const std::string& folder, int number, int error);
    ~Fault();
    Fault(const Fault&) = delete;
    Fault& operator=(const Fault&) = delete;

    /// Returns true if a call has failed.
    [[nodiscard]] bool happened() const;
    /// Returns the number of calls that could have failed.
    [[nodiscard]] int calls() const;
    /// Returns the type of the call that failed last; nullopt if none has failed.
    [[nodiscard]] std::optional<SystemCall> failed() const;

private:
    Fault() = default;
};

}  // namespace rokada::testing
