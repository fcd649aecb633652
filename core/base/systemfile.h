// Opens and reads files by calls of the operating system. Each kind of system has its own source file.
#pragma once

#include "base/inputfile.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace rokada {

/// Returns a failed result. `system` is the `errno` of the error `System`.
[[nodiscard]] inline auto inputFailure(InputErrorCode what, int system = 0) {
    return tl::make_unexpected(InputError{what, system});
}

/// Regular file that is open for reading. Closes the file when its last owner is destroyed. That owner can be a thread
/// that is still blocked in a read.
class SystemFile {
public:
    /// Opens a file by its name in UTF-8. Returns the error `System` if it cannot be opened or is a folder, and
    /// `NotAFile` for pipes and devices.
    [[nodiscard]] static tl::expected<std::shared_ptr<const SystemFile>, InputError> open(const std::string& path);

    /// `handle` is the file descriptor, or the handle of Windows.
    SystemFile(std::intptr_t handle, std::uint64_t size) : handle_(handle), size_(size) {}
    ~SystemFile();
    SystemFile(const SystemFile&) = delete;
    SystemFile& operator=(const SystemFile&) = delete;

    /// Returns the bytes from the offset `at`, at most `most`, or an empty string at the end of the file.
    [[nodiscard]] tl::expected<std::string, InputError> read(std::uint64_t at, std::size_t most) const;
    /// Returns the size in bytes at the time of opening.
    [[nodiscard]] std::uint64_t size() const { return size_; }

private:
    const std::intptr_t handle_;
    const std::uint64_t size_;
};

/// Returns an error number for a failed read of the standard input. The original number is lost, because a C stream
/// stores only that a read has failed.
[[nodiscard]] int standardInputErrno();

}  // namespace rokada
