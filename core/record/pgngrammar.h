// The grammar of PGN files: which token belongs to which game, and whether it is a tag, a move or neither. The splitter
// and the reader of games both use it, so they agree.
//
// A game is a tag section, moves, and a result; comments may stand anywhere and belong to the game around them:
// * A tag section ends at the moves, or where the name of a tag returns. Blank lines and comments do not end it.
// * A result outside variations ends the moves. Comments behind it, and words in its line, belong to the game.
// * The next game begins with a tag, or, without tags, with the move number 1 or with a move at the beginning of a
// line.
// * A line in front of or between tags that has no move is foreign text. So is such a line behind the result.
#pragma once

#include "record/pgnscanner.h"

#include <set>
#include <string>
#include <string_view>

namespace rokada {

/// A move number as it stands in front of a move or alone: "12.", "12...", "12". 0 for other words.
struct PgnNumber {
    int number = 0;
    bool dots = false;      ///< at least one
    bool ellipsis = false;  ///< three dots: the move is not the first one of its number
    std::size_t length = 0;
};
[[nodiscard]] PgnNumber numberAt(std::string_view word);
/// The length of the dots at the front of a word: "...Nf6", "…Nf6".
[[nodiscard]] std::size_t dotsAt(std::string_view word);
/// A word that has the form of a move on any board, legal or not: "Nf3", "кf3", "e4xd5", "O-O", "N@n3", "--". A move
/// number in front of it and marks behind it do not matter.
[[nodiscard]] bool looksLikeMove(std::string_view text);

class PgnGrammar {
public:
    enum class Section : std::uint8_t {
        Before,  ///< no game has begun, but comments for it may have been found
        Tags,
        Moves,
        Over,   ///< the result has been read
        Apart,  ///< foreign lines behind the result
    };

    struct Item {
        PgnToken token;
        /// Where the token stands. Foreign text in `Before` and `Apart` is no part of a game.
        Section section = Section::Before;
        bool startsGame = false;  ///< it is the first one of the next game, which its section shows
    };

    /// See `PgnScanner`.
    explicit PgnGrammar(std::string_view text = {}, bool last = true, std::size_t line = 1)
        : scanner_(text, last, line) {}

    [[nodiscard]] Item next();

    void goOn(std::string_view text, bool last) { scanner_.goOn(text, last); }
    [[nodiscard]] std::size_t at() const { return scanner_.at(); }

private:
    /// Whether words are moves.
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
    bool begun_ = false;                        ///< the text of the first game
    std::set<std::string, std::less<>> names_;  ///< of the tags of this section
    std::size_t depth_ = 0;                     ///< of open variations
    std::size_t resultLine_ = 0;
};

}  // namespace rokada
