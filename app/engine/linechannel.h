// Reads lines from one thread, and writes lines from many threads.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>

namespace rokada::engine {

/// Maximum length of a line in bytes. A game of ten thousand moves fits into a line.
inline constexpr std::size_t MaxLine = std::size_t{1} << 20;

/// Result of reading a line.
enum class LineState { Whole, TooLong, End };

/// Reads a line up to its line break. If the line is longer than `MaxLine`, discards the rest and returns `TooLong`.
/// The last line needs no line break.
[[nodiscard]] LineState readLine(std::istream& in, std::string& line);

/// Writes whole lines and flushes each write. Thread-safe.
class LineWriter {
public:
    explicit LineWriter(std::ostream& out) : out_(out) {}

    /// Writes one or more lines. Adds a line break at the end.
    void write(std::string_view lines);

private:
    std::ostream& out_;
    std::mutex mutex_;
};

/// Returns the first 80 characters of the text, followed by "..." if it is longer. Characters other than printable
/// ASCII become spaces.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace rokada::engine
