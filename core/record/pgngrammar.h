// Grammar of PGN files. It assigns tokens to games and decides whether they are tags, moves or other text.
// `PgnSplitter` and the reader of a game (pgnreader.h) both use it, so that they agree.
//
// A game consists of a tag section, moves and a result. Comments can occur anywhere and belong to the game around them.
// * A tag section ends at the moves or at a repeated tag name. Empty lines and comments do not end it.
// * A result outside of variations ends the moves. Comments after it, and words in its line, belong to the game.
// * The next game starts with a tag. Without tags, it starts with move number 1 or with a move at the start of a line.
// * Foreign text is a line without tags or moves that stands before the moves, or after the result.
#pragma once

#include "record/pgnscanner.h"

#include <set>
#include <string>
#include <string_view>

namespace rokada {

/// Move number, alone or before a move: "12.", "12..." or "12". `number` and `length` are 0 if there is none.
struct PgnNumber {
    int number = 0;
    bool dots = false;      ///< true if at least one dot follows the digits
    bool ellipsis = false;  ///< true for an ellipsis: the move is not the first one with its number
    std::size_t length = 0;
};
/// Parses the move number at the start of a word.
[[nodiscard]] PgnNumber numberAt(std::string_view word);
/// Returns the length in bytes of the dots at the start of a word, as in "...Nf6" or "…Nf6".
[[nodiscard]] std::size_t dotsAt(std::string_view word);
/// Returns true if a word has the form of a move on any board, legal or not: "Nf3", "кf3", "e4xd5", "O-O", "N@n3" or
/// "--". Accepts a move number before the move and symbols after it.
[[nodiscard]] bool looksLikeMove(std::string_view text);

/// Returns true for the texts of a null move: "--", "Z0", "null", and "@@@@" of XBoard.
[[nodiscard]] bool isNullMove(std::string_view word);

/// Assigns the tokens of a stream to games.
class PgnGrammar {
public:
    enum class Section : std::uint8_t {
        /// Before the first tag or move of a game. Comments of the game can already have been read.
        Before,
        Tags,
        Moves,
        Over,   ///< after the result, in its line
        Apart,  ///< foreign lines after the result
    };

    struct Item {
        PgnToken token;
        /// Section of the token. Foreign text in `Before` and `Apart` belongs to no game.
        Section section = Section::Before;
        bool startsGame = false;  ///< true for the first token of a game that follows another one
    };

    /// See the constructor of `PgnScanner` for the arguments.
    explicit PgnGrammar(std::string_view text = {}, bool last = true, std::size_t line = 1)
        : scanner_(text, last, line) {}

    [[nodiscard]] Item next();

    void feed(std::string_view text, bool last) { scanner_.feed(text, last); }
    [[nodiscard]] std::size_t at() const { return scanner_.at(); }

private:
    /// Decision on whether a line contains moves. `Unknown` means that more text is needed.
    enum class Verdict : std::uint8_t { Moves, Foreign, Unknown };

    [[nodiscard]] Item item(PgnToken token, bool startsGame = false);
    [[nodiscard]] Item wait(const PgnToken& token);
    [[nodiscard]] Item tag(PgnToken token);
    [[nodiscard]] Item comment(PgnToken token);
    [[nodiscard]] Item outside(PgnToken token);
    [[nodiscard]] Item inMoves(PgnToken token);
    [[nodiscard]] Item afterResult(PgnToken token);
    [[nodiscard]] Verdict movesIn(const PgnToken& token) const;
    [[nodiscard]] Verdict movesAhead() const;
    void enter(Section section);
    void beginText(bool startsGame);

    PgnScanner scanner_;
    Section section_ = Section::Before;
    bool begun_ = false;                        ///< true if the text of the first game has started
    std::set<std::string, std::less<>> names_;  ///< names of the tags in the current tag section
    std::size_t depth_ = 0;                     ///< number of open variations
    std::size_t resultLine_ = 0;
};

}  // namespace rokada
