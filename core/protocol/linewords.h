// Splits a protocol line into words with positions, and defines the errors of parsing it.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>
#include <tl/expected.hpp>

namespace rokada::protocol {

/// Reasons why a line was rejected. The user interface turns them into messages.
enum class LineErrorCode : std::uint8_t {
    UnknownCommand,
    MissingWord,    ///< the line ends too soon
    UnknownWord,    ///< a word without meaning here
    BadNumber,      ///< not an integer, or out of bounds
    UnknownOption,  ///< no option has this name
    UnknownValue,   ///< the option has no such value
};

/// Position and reason of an error.
struct LineError {
    std::size_t at = 0;  ///< index of the first character of the invalid word
    LineErrorCode what{};

    friend bool operator==(const LineError&, const LineError&) = default;
};

/// Result of parsing a line.
template <class T>
using Read = tl::expected<T, LineError>;

/// Words of a line in order. White space and control characters separate them.
class LineWords {
public:
    explicit LineWords(std::string_view line) : line_(line) { skip(); }

    [[nodiscard]] bool done() const { return at_ == line_.size(); }
    /// Returns the index of the next word.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// Returns the next word, empty at the end.
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
    /// Returns the text from the next word on, without trailing white space.
    [[nodiscard]] std::string_view rest() const {
        std::size_t end = line_.size();
        while (end > at_ && blank(line_[end - 1])) --end;
        return line_.substr(at_, end - at_);
    }

    /// Takes the next word as a number within bounds. Does not advance on an error.
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
    /// Returns an error at the next word.
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
