// Calls of the system that fail when a test wants it. Linked into a test program, or preloaded into another one
// (preloadedfaults.cpp), they come before those of the system for every library that the program uses.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rokada::testing {

enum class SystemCall { Open, Read, Write, Sync, Rename, Link, Remove, MakeFolder, Resize, Close, Permit };

[[nodiscard]] const char* nameOf(SystemCall call);

/// Fails in one folder while it lives; everything else in the process works as ever. At most one at a time.
class Fault {
public:
    /// Instead of an error of the system: a write that takes only one half, and a process that is killed before the
    /// call.
    static constexpr int ShortWrite = -1, Kill = -2;

    /// The call of this number, counted from 1 on, and all after it if `lasting`.
    Fault(const std::string& folder, SystemCall call, int number, bool lasting = false);
    /// A disk that takes so many bytes more.
    static Fault fullDisk(const std::string& folder, std::uint64_t room);
    /// The call of this number among those of all types but `Read` fails with this error of the system. Number 0 only
    /// counts. For `ShortWrite` only writes of two bytes and more are counted.
    static Fault atCall(const std::string& folder, int number, int error);
    ~Fault();
    Fault(const Fault&) = delete;
    Fault& operator=(const Fault&) = delete;

    /// Whether something has failed.
    [[nodiscard]] bool happened() const;
    /// How many calls were made that could have failed.
    [[nodiscard]] int calls() const;
    /// The type of the call that failed last; nullopt if none has failed.
    [[nodiscard]] std::optional<SystemCall> failed() const;

private:
    Fault() = default;
};

}  // namespace rokada::testing
