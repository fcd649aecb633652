// Positions of one rule set in which one move often ends the game: attacked kings, few pieces, counters near their
// limits, blocked pawns and sides that can hardly move.
#pragma once

#include "manypositions.h"

namespace rokada::test {

class EndingPositions : private ManyPositions {
public:
    using ManyPositions::book;
    using ManyPositions::ManyPositions;
    using ManyPositions::Visit;

    /// Calls `visit` with positions in which the game is not over, until `visit` returns false. The positions use the
    /// rules `book()`.
    void each(const Visit& visit);

private:
    [[nodiscard]] Arrangement duel();
    [[nodiscard]] Arrangement siege();
    [[nodiscard]] Arrangement remnant();
    [[nodiscard]] Arrangement late();
    [[nodiscard]] bool visitWall(const Visit& visit);
    [[nodiscard]] bool visitLock(const Visit& visit);

    /// Returns an empty square, mostly at an edge.
    [[nodiscard]] Square towardsEdge(const Arrangement& board);
    [[nodiscard]] Side livingEnemy(const Arrangement& board);
    /// Puts the piece on an empty square near `square`. In Tavreli, it can also stand on another piece.
    void putNear(Arrangement& board, Square square, Piece piece);
};

}  // namespace rokada::test
