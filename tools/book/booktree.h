// Opening book under construction: searched positions, their moves with scores, and results of games.
#pragma once

#include "ai/evaluation/score.h"
#include "book/compactbook.h"

#include <map>
#include <vector>

namespace rokada::tools {

/// Move with the result of its search.
struct TriedMove {
    Move move;
    Key child = 0;    ///< key of the position after it and its forced moves
    Score score = 0;  ///< score for its side
    int wins = 0, draws = 0, losses = 0;

    [[nodiscard]] int games() const { return wins + draws + losses; }
};

/// Searched position with its moves.
struct BookPosition {
    Position position;
    int ply = 0;                   ///< plies from the start on the path that found it
    std::vector<TriedMove> moves;  ///< kept moves, best first

    [[nodiscard]] TriedMove* tried(Move move);
};

/// Positions of a book by key.
class BookTree {
public:
    [[nodiscard]] BookPosition* at(Key key);
    [[nodiscard]] const std::map<Key, BookPosition>& positions() const { return positions_; }
    void add(BookPosition position);
    /// Replaces the scores of moves by deeper results, from the last plies to the first, and drops moves that lose more
    /// than `margin` against the best. Returns the number of dropped moves.
    std::size_t backUp(int margin);
    /// Drops positions that kept moves cannot reach from one of these.
    void keepReachable(const std::vector<Key>& roots);
    /// Returns the book with weights by loss against the best move and by results of games.
    [[nodiscard]] BookContents contents() const;
    /// Returns the weight of a move of this position.
    [[nodiscard]] static int weightOf(const BookPosition& position, const TriedMove& tried);

private:
    std::map<Key, BookPosition> positions_;
};

}  // namespace rokada::tools
