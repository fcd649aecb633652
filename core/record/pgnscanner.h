// The scanner of PGN text: cuts it into tags, comments, brackets, NAGs, results and words.
//
// PGN: Edwards, "Portable Game Notation Specification and Implementation Guide" (1994), sections 7 and 8. The scanner
// is more generous: it finds tags whose quotation marks or brackets are missing, comments that are not closed, and the
// blanks and results of other programs.
#pragma once

#include "base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Where the first line end behind `at` stands, or npos. (`find_first_of` asks for each byte by a call.)
[[nodiscard]] inline std::size_t lineEndAt(std::string_view text, std::size_t at = 0) {
    while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
    return at < text.size() ? at : std::string_view::npos;
}

/// A tag as it stands in a file.
struct PgnTag {
    std::string name, value;
    bool complete = true;  ///< false if a quotation mark or the bracket was missing
    std::size_t length = 0;
};

/// The tag at the front of `text`, which begins with '['. Without quotation marks or bracket only known names are tags.
[[nodiscard]] std::optional<PgnTag> tagAt(std::string_view text);
/// '[' and a usual name of a tag stand at the front of `text`.
[[nodiscard]] bool hasKnownName(std::string_view text);
/// One of the seven tags that the standard asks for.
[[nodiscard]] bool isRosterName(std::string_view name);

struct PgnToken {
    enum class Type : std::uint8_t {
        Tag,
        Comment,      ///< in braces
        LineComment,  ///< from ';' to the end of the line
        Escape,       ///< a line that begins with '%'
        Open,         ///< of a variation
        Close,
        Nag,      ///< '$' and digits
        Result,   ///< also "1 - 0" and "½-½"; "0-0" and "+/-" are words, because they may be a castling or a NAG
        Word,     ///< anything else between blanks
        Bracket,  ///< '[' without a tag, up to ']' on the same line; or a lone ']' or '}'
        Foreign,  ///< a line that is neither tag nor moves; only `PgnGrammar` finds it
        End,
        Incomplete,  ///< more text is needed
    };

    Type type = Type::End;
    std::string_view text;      ///< as it is written, with its signs
    std::size_t at = 0;         ///< its offset in the text
    std::size_t line = 1;       ///< from 1
    bool columnOne = false;     ///< at the very beginning of its line
    bool startsLine = false;    ///< nothing but blanks, tags and comments before it in its line
    bool closed = true;         ///< false for a comment without its brace, or whose rest is still to come
    std::optional<PgnTag> tag;  ///< of Type::Tag

    /// The inner text of a comment, an escaped line or a NAG.
    [[nodiscard]] std::string_view inner() const;
};

class PgnScanner {
public:
    /// `last`: nothing follows the text. Else tokens at its end are incomplete until more is given. `text` must stay
    /// where it is.
    explicit PgnScanner(std::string_view text = {}, bool last = true, std::size_t line = 1)
        : text_(text), last_(last), line_(line) {}

    /// The next token. `Incomplete` changes nothing. Of a token that is larger than `Lookahead` and not complete, what
    /// is there is returned, and the rest as further tokens of its type.
    [[nodiscard]] PgnToken next();

    /// More of a stream: `text` begins where the next token does, `at()` is 0 then.
    void goOn(std::string_view text, bool last);
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool last() const { return last_; }

    /// The rest of the line from `token` on, as a token of type Foreign; it ends before a comment or a complete tag.
    /// `token` was the last one.
    [[nodiscard]] PgnToken restOfLine(const PgnToken& token);
    /// The same place read as a bracket that is no tag. `token` was the last one.
    [[nodiscard]] PgnToken asBracket(const PgnToken& token);
    /// What follows is behind nothing but blanks, tags and comments.
    void startLine() { startsLine_ = true; }
    /// Returns to the beginning of `token`, which was the last one.
    void undo(const PgnToken& token);

    /// No decision needs more text than this, in bytes.
    static constexpr std::size_t Lookahead = std::size_t{1} << 20;

private:
    [[nodiscard]] bool over() const { return at_ >= text_.size(); }
    [[nodiscard]] bool enough() const { return last_ || text_.size() - at_ > Lookahead; }
    void skipBlanks();
    void consume(std::size_t end);
    [[nodiscard]] PgnToken token(PgnToken::Type type, std::size_t length);
    [[nodiscard]] PgnToken incomplete() const;
    [[nodiscard]] PgnToken scanComment(std::size_t from);
    [[nodiscard]] PgnToken scanLine(PgnToken::Type type);
    [[nodiscard]] PgnToken scanBracket();
    [[nodiscard]] PgnToken bracket();
    [[nodiscard]] PgnToken scanWord();

    std::string_view text_;
    bool last_;
    std::size_t at_ = 0;
    std::size_t line_;
    bool columnOne_ = true;                        ///< at the very beginning of a line
    bool startsLine_ = true;                       ///< nothing but blanks, tags and comments in this line
    PgnToken::Type goesOn_ = PgnToken::Type::End;  ///< of a token whose rest is still to come
};

}  // namespace rokada
