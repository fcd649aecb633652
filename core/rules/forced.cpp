#include "rules/forced.h"

#include "rules/movegen.h"

namespace rokada {

void settle(Position& position, std::vector<Move>* forced) {
    // Only variants that eliminate checkmated sides have forced moves.
    if (!position.book().variant().elimination) return;
    Undo undo;
    for (;;) {
        const MoveList moves = legalMoves(position);
        if (moves.size() != 1 || !moves[0].forced()) break;
        position.make(moves[0], undo);
        if (forced) forced->push_back(moves[0]);
    }
    if (hasMoves(position)) position.forgetPasses();
}

}  // namespace rokada
