// Splits a protocol line into words with their positions, and defines the errors of parsing a line.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>
#include <tl/expected.hpp>

namespace rokada::protocol {

/// Reasons why a line was rejected. The user interface has a message for each of them.
enum class LineErrorCode : std::uint8_t {
    UnknownCommand,
    MissingWord,    ///< the line ends too soon
    UnknownWord,    ///< the word has no meaning at this place
    BadNumber,      ///< the word is not an integer, or the number is out of bounds
    UnknownOption,  ///< no option has this name
    UnknownValue,   ///< the option has no such value
};

/// Error of parsing a line.
struct LineError {
    std::size_t at = 0;  ///< index of the first character of the invalid word
    LineErrorCode what{};

    friend bool operator==(const LineError&, const LineError&) = default;
};

/// Result of parsing a line: a value or an error.
template <class T>
using Read = tl::expected<T, LineError>;

/// Words of a line in their order. White space and control characters separate them.
class LineWords {
public:
    explicit LineWords(std::string_view line) : line_(line) { skip(); }

    [[nodiscard]] bool done() const { return at_ == line_.size(); }
    /// Returns the index of the first character of the next word.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// Returns the next word without advancing; empty at the end of the line.
    [[nodiscard]] std::string_view peek() const {
        std::size_t end = at_;
        while (end < line_.size() && !blank(line_[end])) ++end;
        return line_.substr(at_, end - at_);
    }
    std::string_view next() {
        const std::string_view word = peek();
        at_ += word.size();
        skip();
        return word;
    }
    /// Returns the text from the next word to the end of the line, without trailing white space.
    [[nodiscard]] std::string_view rest() const {
        std::size_t end = line_.size();
        while (end > at_ && blank(line_[end - 1])) --end;
        return line_.substr(at_, end - at_);
    }

    /// Parses the next word as an integer from `least` to `most` and advances. Does not advance if it returns an error.
    [[nodiscard]] Read<std::int64_t> number(std::int64_t least, std::int64_t most) {
        const std::string_view word = peek();
        if (word.empty()) return refused(LineErrorCode::MissingWord);
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (error != std::errc{} || end != word.data() + word.size()) return refused(LineErrorCode::BadNumber);
        if (value < least || value > most) return refused(LineErrorCode::BadNumber);
        next();
        return value;
    }
    /// Returns the error `what` at the position of the next word.
    [[nodiscard]] tl::unexpected<LineError> refused(LineErrorCode what) const {
        return tl::make_unexpected(LineError{at_, what});
    }

private:
    static bool blank(char c) { return static_cast<unsigned char>(c) <= ' '; }
    void skip() {
        while (at_ < line_.size() && blank(line_[at_])) ++at_;
    }

    std::string_view line_;
    std::size_t at_ = 0;
};

}  // namespace rokada::protocol
