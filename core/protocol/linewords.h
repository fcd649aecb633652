// A line of a protocol in words, with their places, and what readers return for a line that they cannot use.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <system_error>
#include <tl/expected.hpp>

namespace rokada::protocol {

/// Why a line was rejected. The user interface has the words for it.
enum class LineErrorCode : std::uint8_t {
    UnknownCommand,
    MissingWord,    ///< the line ends too early
    UnknownWord,    ///< a word that has no meaning here
    BadNumber,      ///< not a whole number, or out of bounds
    UnknownOption,  ///< no option has this name
    UnknownValue,   ///< the option has no such value
};

/// Where and why a line was rejected.
struct LineError {
    std::size_t at = 0;  ///< index of the first character of the offending word
    LineErrorCode what{};

    friend bool operator==(const LineError&, const LineError&) = default;
};

/// What is read from a line.
template <class T>
using Read = tl::expected<T, LineError>;

/// The words of a line, one after another. Blanks and control characters separate them.
class LineWords {
public:
    explicit LineWords(std::string_view line) : line_(line) { skip(); }

    [[nodiscard]] bool done() const { return at_ == line_.size(); }
    /// Where the next word begins.
    [[nodiscard]] std::size_t at() const { return at_; }
    /// The next word, empty at the end.
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
    /// Everything from the next word on, without blanks at the end.
    [[nodiscard]] std::string_view rest() const {
        std::size_t end = line_.size();
        while (end > at_ && blank(line_[end - 1])) --end;
        return line_.substr(at_, end - at_);
    }

    /// The next word as a number within bounds; it stays the next word if it is none.
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
    /// An error at the next word.
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
