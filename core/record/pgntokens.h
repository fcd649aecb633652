// The words of one game's PGN text, with their places.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace rokada {

/// White space of a game's text; NUL counts as such.
[[nodiscard]] constexpr bool blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f' || c == '\0';
}

struct PgnToken {
    enum class Type : std::uint8_t { Tag, Comment, Open, Close, Nag, Symbol, Broken, End };

    Type type = Type::End;
    std::string text;                  ///< symbol; comment without its braces; name of a tag; digits of a NAG
    std::string value;                 ///< of a tag
    std::size_t line = 0, column = 0;  ///< from 1
};

class PgnTokens {
public:
    /// `text` must stay where it is.
    explicit PgnTokens(std::string_view text, std::size_t firstLine = 1) : text_(text), line_(firstLine) {}

    /// `Broken` is a tag that is none, or a comment that is not closed.
    [[nodiscard]] PgnToken next();

private:
    void skip();
    void move();
    [[nodiscard]] bool over() const { return at_ >= text_.size(); }
    void readTag(PgnToken& token);
    void readQuoted(PgnToken& token);
    void readComment(PgnToken& token);
    void readWord(PgnToken& token);

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_;
    std::size_t lineStart_ = 0;
};

}  // namespace rokada
