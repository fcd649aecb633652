// Line-based input and output: one reader, and a writer for many threads.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>

namespace rokada::engine {

/// Maximum length of a line in bytes; a game of ten thousand moves fits.
inline constexpr std::size_t MaxLine = std::size_t{1} << 20;

/// Result of reading a line.
enum class LineState { Whole, TooLong, End };

/// Reads up to the next line break. Discards bytes beyond `MaxLine`. Accepts a last line without a line break.
[[nodiscard]] LineState readLine(std::istream& in, std::string& line);

/// Writes whole lines, each flushed at once. Thread-safe.
class LineWriter {
public:
    explicit LineWriter(std::ostream& out) : out_(out) {}

    /// Writes one or more lines and adds the last line break.
    void write(std::string_view lines);

private:
    std::ostream& out_;
    std::mutex mutex_;
};

/// Returns a text that fits in a line: shortened, with spaces in place of control characters.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace rokada::engine
