// Opening book under construction: the searched positions, the scores of their moves, and the results of games.
#pragma once

#include "ai/evaluation/score.h"
#include "book/compactbook.h"

#include <map>
#include <vector>

namespace rokada::tools {

/// Move with the results of its searches and games.
struct TriedMove {
    Move move;
    Key child = 0;    ///< key of the position after the move and the forced moves that follow it
    Score score = 0;  ///< score for the side that makes the move
    /// Results of the games with this move, from the view of team 0.
    int wins = 0, draws = 0, losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
};

/// Searched position, with the moves of the book.
struct BookPosition {
    Position position;
    int ply = 0;                   ///< number of plies on the path that found the position
    std::vector<TriedMove> moves;  ///< moves in the book, with the best move first

    [[nodiscard]] TriedMove* tried(Move move);
};

/// All positions of a book, found by their keys.
class BookTree {
public:
    [[nodiscard]] BookPosition* at(Key key);
    [[nodiscard]] const std::map<Key, BookPosition>& positions() const { return positions_; }
    void add(BookPosition position);
    /// Replaces the score of each move by that of the best reply, from the deepest positions to the first. Drops moves
    /// that lose more than `margin` centipawns compared with the best move. Returns the number of dropped moves.
    std::size_t backUp(int margin);
    /// Drops all positions that the moves of the book cannot reach from one of the `roots`.
    void keepReachable(const std::vector<Key>& roots);
    /// Returns the book. The weight of a move depends on its loss compared with the best move, and on the results of
    /// games.
    [[nodiscard]] BookContents contents() const;
    /// Returns the weight of the move `tried` in this position, at least 1.
    [[nodiscard]] static int weightOf(const BookPosition& position, const TriedMove& tried);

private:
    std::map<Key, BookPosition> positions_;
};

}  // namespace rokada::tools
