// Calls of the system that fail when a test wants it. Linked into the test program, they come before those of the
// system for every library that the program uses.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace rokada::testing {

enum class SystemCall { Open, Read, Write, Sync, Rename };

/// What fails while it lives, in one folder: all else of the process goes on as ever. At most one at a time.
class Fault {
public:
    /// The call of this number, counted from 1 on, and all after it if `lasting`.
    Fault(const std::string& folder, SystemCall call, int number, bool lasting = false);
    /// A disk that takes so many bytes more.
    static Fault fullDisk(const std::string& folder, std::uint64_t room);
    ~Fault();
    Fault(const Fault&) = delete;
    Fault& operator=(const Fault&) = delete;

    /// Whether something has failed.
    [[nodiscard]] bool happened() const;

private:
    Fault() = default;
};

}  // namespace rokada::testing
