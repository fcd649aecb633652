// Scanner of PGN text: splits it into tags, comments, brackets, NAGs, results and words.
//
// PGN: Edwards, "Portable Game Notation Specification and Implementation Guide" (1994), sections 7 and 8. The scanner
// is more tolerant: it accepts tags with missing quotation marks or brackets, comments that are not closed, and spaces
// and results of other programs.
#pragma once

#include "base/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rokada {

/// Returns the offset of the first line end at or after `at`, or npos. (`find_first_of` is slower: it calls a function
/// for each byte.)
[[nodiscard]] inline std::size_t lineEndAt(std::string_view text, std::size_t at = 0) {
    while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
    return at < text.size() ? at : std::string_view::npos;
}

/// Tag of a file.
struct PgnTag {
    std::string name, value;
    bool complete = true;  ///< false if a quotation mark or the bracket was missing
    std::size_t length = 0;
};

/// Returns the tag at the start of `text`, which begins with '['. Without quotation marks or bracket, only known names
/// are accepted.
[[nodiscard]] std::optional<PgnTag> tagAt(std::string_view text);
/// Returns true if `text` starts with '[' and a known tag name.
[[nodiscard]] bool hasKnownName(std::string_view text);
/// Returns true for the seven tags that the standard requires.
[[nodiscard]] bool isRosterName(std::string_view name);

/// Token of PGN text. Its views point into the scanned text.
struct PgnToken {
    enum class Type : std::uint8_t {
        Tag,
        Comment,      ///< in braces
        LineComment,  ///< from ';' to the end of the line
        Escape,       ///< a line that begins with '%'
        Open,         ///< start of a variation
        Close,
        Nag,      ///< '$' and digits
        Result,   ///< also "1 - 0" and "½-½"; "0-0" and "+/-" are words, because they may be castling or a NAG
        Word,     ///< any other text between spaces
        Bracket,  ///< '[' without a tag, up to ']' in the same line; or a lone ']' or '}'
        Foreign,  ///< a line that is neither a tag nor moves; produced only by `PgnGrammar`
        End,
        Incomplete,  ///< more text is needed
    };

    Type type = Type::End;
    std::string_view text;      ///< unchanged, with its delimiters
    std::size_t at = 0;         ///< offset in the text
    std::size_t line = 1;       ///< from 1
    bool columnOne = false;     ///< at the first column of its line
    bool startsLine = false;    ///< only spaces, tags and comments precede it in its line
    bool closed = true;         ///< false for a comment without its brace, or whose rest follows
    std::optional<PgnTag> tag;  ///< set for Type::Tag

    /// Returns the content of a comment, an escaped line or a NAG.
    [[nodiscard]] std::string_view inner() const;
};

/// Splits PGN text into tokens.
class PgnScanner {
public:
    /// `last` means that the text is complete. Otherwise tokens at its end are incomplete until more text is given.
    /// `text` must outlive the scanner.
    explicit PgnScanner(std::string_view text = {}, bool last = true, std::size_t line = 1)
        : text_(text), last_(last), line_(line) {}

    /// Returns the next token. `Incomplete` changes nothing. An incomplete token larger than `Lookahead` is returned in
    /// parts of the same type.
    [[nodiscard]] PgnToken next();

    /// Continues a stream: `text` starts at the next token, where `at()` becomes 0.
    void goOn(std::string_view text, bool last);
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool last() const { return last_; }

    /// Returns the rest of the line from `token` as a token of type Foreign; it ends before a comment or a complete
    /// tag. Precondition: `token` was the last one.
    [[nodiscard]] PgnToken restOfLine(const PgnToken& token);
    /// Reads the same place as a bracket that is not a tag. Precondition: `token` was the last one.
    [[nodiscard]] PgnToken asBracket(const PgnToken& token);
    /// Treats the following text as the start of a line.
    void startLine() { startsLine_ = true; }
    /// Returns to the start of `token`. Precondition: it was the last one.
    void undo(const PgnToken& token);

    /// Maximum number of bytes that a decision needs.
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
    bool columnOne_ = true;                        ///< at the first column of a line
    bool startsLine_ = true;                       ///< only spaces, tags and comments precede in this line
    PgnToken::Type goesOn_ = PgnToken::Type::End;  ///< type of a token whose rest follows
};

}  // namespace rokada
