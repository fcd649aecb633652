// Files that a person or a protocol names, read so that no name makes the program wait: a pipe that nobody writes to, a
// device without an end, a disk that does not answer.
#pragma once

#include <tl/expected.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>

namespace rokada {

/// Why a file cannot be read.
enum class InputErrorCode {
    System,    ///< the system says why
    NotAFile,  ///< a pipe or a device
    TooLarge,
    TooSlow,  ///< nothing came in time
    Stopped   ///< a stop was requested
};

struct InputError {
    InputErrorCode what = InputErrorCode::System;
    int system = 0;  ///< `errno`, of `System`
};

/// For programs of the command line: in English, or in the words of the system.
[[nodiscard]] std::string consoleText(const InputError& error);

/// The longest time for opening a file, for one read, and for reading a whole one.
inline constexpr std::chrono::milliseconds InputPatience{2000};

/// A file that is open for reading. Its type is checked, but not trusted: /proc has files that never end.
class InputFile {
public:
    /// More than any file has that is read piece by piece.
    static constexpr std::uint64_t MaxBytes = std::uint64_t{1} << 36;

    /// Regular files only, of at most so many bytes. A request to stop ends all waiting.
    [[nodiscard]] static tl::expected<InputFile, InputError> open(const std::string& path,
                                                                  std::uint64_t mostBytes = MaxBytes,
                                                                  std::stop_token stop = {});

    /// The next bytes, at most so many; none at the end.
    [[nodiscard]] tl::expected<std::string, InputError> read(std::size_t most,
                                                             std::chrono::milliseconds patience = InputPatience);
    /// As it was when it was opened.
    [[nodiscard]] std::uint64_t size() const;
    /// From the beginning.
    void seek(std::uint64_t at) { at_ = at; }

private:
    struct Opened;
    InputFile(std::shared_ptr<const Opened> opened, std::uint64_t mostBytes, std::stop_token stop);

    std::shared_ptr<const Opened> opened_;
    std::uint64_t mostBytes_;
    std::stop_token stop_;
    std::uint64_t at_ = 0;
};

/// More than any text has that is read as a whole.
inline constexpr std::uint64_t MaxTextBytes = std::uint64_t{1} << 28;

/// All bytes of a file, of at most so many.
[[nodiscard]] tl::expected<std::string, InputError> readWhole(const std::string& path, std::uint64_t mostBytes,
                                                              const std::stop_token& stop = {});

}  // namespace rokada
