// Splits PGN text into tags, comments, brackets, NAGs, results and words.
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

/// Returns the offset of the first line end at or after `at`, or npos. `find_first_of` is slower, because it calls a
/// function for each byte.
[[nodiscard]] inline std::size_t lineEndAt(std::string_view text, std::size_t at = 0) {
    while (at < text.size() && text[at] != '\n' && text[at] != '\r') ++at;
    return at < text.size() ? at : std::string_view::npos;
}

/// Tag of a PGN file.
struct PgnTag {
    std::string name, value;
    bool complete = true;  ///< false if a quotation mark or the closing bracket is missing
    std::size_t length = 0;
};

/// Returns the tag at the start of `text`, or nullopt. A tag without quotation marks or closing bracket must have a
/// known name.
[[nodiscard]] std::optional<PgnTag> tagAt(std::string_view text);
/// Returns true if `text` starts with '[' and the name of a known tag.
[[nodiscard]] bool hasKnownName(std::string_view text);
/// Returns true if `name` is one of the seven tags that the standard requires.
[[nodiscard]] bool isRosterName(std::string_view name);

/// Token of PGN text. Its views point into the scanned text.
struct PgnToken {
    enum class Type : std::uint8_t {
        Tag,
        Comment,      ///< comment in braces
        LineComment,  ///< comment from ';' to the end of the line
        Escape,       ///< line that begins with '%'
        Open,         ///< start of a variation
        Close,
        Nag,  ///< '$' and digits
        /// Result, for example "1-0", "1 - 0" or "½-½". "0-0" and "+/-" are words, because they can be castling or a
        /// NAG.
        Result,
        Word,  ///< any other text between spaces
        /// '[' that starts no tag, with the text up to ']' in the same line; or a single '[', ']' or '}'.
        Bracket,
        Foreign,  ///< line that is neither a tag nor moves; only `PgnGrammar` produces it
        End,
        Incomplete,  ///< more text is needed to find the next token
    };

    Type type = Type::End;
    std::string_view text;    ///< text of the token, unchanged and with its delimiters
    std::size_t at = 0;       ///< offset of the token in the scanned text
    std::size_t line = 1;     ///< line number, from 1
    bool columnOne = false;   ///< true if the token begins at the first column of its line
    bool startsLine = false;  ///< true if only spaces, tags and comments precede the token in its line
    /// False for a comment without its closing brace, and for a part of a long token that continues.
    bool closed = true;
    std::optional<PgnTag> tag;  ///< content of the tag if `type` is Tag

    /// Returns the content of a comment, an escaped line or a NAG, without its delimiters.
    [[nodiscard]] std::string_view inner() const;
};

/// Splits PGN text into tokens.
class PgnScanner {
public:
    /// `last` means that the text is complete. Otherwise, tokens at its end are `Incomplete` until `feed` gives more
    /// text. `text` must outlive the scanner.
    explicit PgnScanner(std::string_view text = {}, bool last = true, std::size_t line = 1)
        : text_(text), last_(last), line_(line) {}

    /// Returns the next token. If it returns `Incomplete`, the state does not change. A token larger than `Lookahead`
    /// is returned in parts of the same type if its end is not known.
    [[nodiscard]] PgnToken next();

    /// Continues a stream with more text. `text` starts at the next token, and `at()` becomes 0.
    void feed(std::string_view text, bool last);
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool last() const { return last_; }

    /// Returns the rest of the line from `token` on as a token of type Foreign. It ends before a comment or a complete
    /// tag. Precondition: `token` was returned last.
    [[nodiscard]] PgnToken restOfLine(const PgnToken& token);
    /// Scans the text of `token` again as a bracket that is not a tag. Precondition: `token` was returned last.
    [[nodiscard]] PgnToken asBracket(const PgnToken& token);
    /// Treats the text that follows as the start of a line.
    void startLine() { startsLine_ = true; }
    /// Returns to the start of `token`. Precondition: `token` was returned last.
    void undo(const PgnToken& token);

    /// Maximum number of bytes that the scanner needs for a decision.
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
    bool columnOne_ = true;                        ///< true at the first column of a line
    bool startsLine_ = true;                       ///< true if only spaces, tags and comments precede in this line
    PgnToken::Type goesOn_ = PgnToken::Type::End;  ///< type of a long token that continues; `End` if there is none
};

}  // namespace rokada
