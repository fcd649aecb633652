// Reads files with a time limit, so that a file cannot block the program. A file name from the user or from a protocol
// can refer to a pipe without a writer, an endless device or a disk that does not respond.
#pragma once

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

namespace rokada {

/// Reasons why a file cannot be read.
enum class InputErrorCode {
    System,    ///< error of the operating system, see `InputError::system`
    NotAFile,  ///< a pipe or a device
    TooLarge,
    TooSlow,  ///< no data within the time limit
    Stopped   ///< a stop was requested
};

struct InputError {
    InputErrorCode what = InputErrorCode::System;
    int system = 0;  ///< `errno` if `what` is `System`, otherwise 0
};

/// Returns a message for command line programs. It is in English, or for `System` the message of the operating system.
[[nodiscard]] std::string consoleText(const InputError& error);

/// Default time limit for opening a file, for one read, and for reading a whole file.
inline constexpr std::chrono::milliseconds InputPatience{2000};

class SystemFile;

/// File that is open for reading. The size limit is also checked during reading, because /proc has regular files that
/// never end.
class InputFile {
public:
    /// Default size limit of files that are read in parts.
    static constexpr std::uint64_t MaxBytes = std::uint64_t{1} << 36;

    /// Opens a regular file of at most `maxBytes` bytes. Its name is in UTF-8. After a stop request on `stop`, opening
    /// and later reads return the error `Stopped`.
    [[nodiscard]] static tl::expected<InputFile, InputError> open(const std::string& path,
                                                                  std::uint64_t maxBytes = MaxBytes,
                                                                  std::stop_token stop = {});

    /// Returns the next bytes, at most `most`, or an empty string at the end of the file. Returns `TooSlow` if no data
    /// arrives within `patience`.
    [[nodiscard]] tl::expected<std::string, InputError> read(std::size_t most,
                                                             std::chrono::milliseconds patience = InputPatience);
    /// Returns the size in bytes at the time of opening.
    [[nodiscard]] std::uint64_t size() const;
    /// Sets the offset of the next read, in bytes from the start.
    void seek(std::uint64_t at) { at_ = at; }

private:
    InputFile(std::shared_ptr<const SystemFile> opened, std::uint64_t maxBytes, std::stop_token stop);

    std::shared_ptr<const SystemFile> opened_;
    std::uint64_t maxBytes_;
    std::stop_token stop_;
    std::uint64_t at_ = 0;
};

/// Default size limit of texts that are read as a whole.
inline constexpr std::uint64_t MaxTextBytes = std::uint64_t{1} << 28;

/// Returns all bytes of a file of at most `maxBytes` bytes.
[[nodiscard]] tl::expected<std::string, InputError> readWhole(const std::string& path, std::uint64_t maxBytes,
                                                              const std::stop_token& stop = {});

}  // namespace rokada
