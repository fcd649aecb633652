// Positions of one rule set from which one move often ends the game: sieges of kings, few pieces, counters near their
// limits, walls of pawns and armies that can hardly move.
#pragma once

#include "manypositions.h"

namespace rokada::test {

class EndingPositions : private ManyPositions {
public:
    using ManyPositions::book;
    using ManyPositions::ManyPositions;
    using ManyPositions::Visit;

    /// Calls `visit` with positions that are not over, until it returns false. They belong to `book`.
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
    /// Puts the piece on an empty square, or on a tower.
    void putNear(Arrangement& board, Square square, Piece piece);
};

}  // namespace rokada::test
