// Lines in and out: one reader, and a writer that many threads may use.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <string>
#include <string_view>

namespace rokada::engine {

/// Longer lines are cut off here. A game of ten thousand moves fits.
inline constexpr std::size_t MaxLine = std::size_t{1} << 20;

/// How reading a line went.
enum class LineState { Whole, TooLong, End };

/// Reads up to the next line break; what is beyond `MaxLine` characters is thrown away. A last line without a break
/// counts.
[[nodiscard]] LineState readLine(std::istream& in, std::string& line);

/// Writes whole lines, each at once and flushed.
class LineWriter {
public:
    explicit LineWriter(std::ostream& out) : out_(out) {}

    /// One line or several; the last line break is added.
    void write(std::string_view lines);

private:
    std::ostream& out_;
    std::mutex mutex_;
};

/// A text of any bytes as it may stand in a line: short, and with blanks for control characters.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace rokada::engine
