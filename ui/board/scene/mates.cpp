// Finds the mates to show. Variants with more than two sides remove a mated side in the same turn, so the mate exists
// only in a position before that.
#include "scene/boardscene.h"

#include <optional>

namespace rokada::ui {

namespace {

bool endsByMate(const Game& game) { return game.ending() && game.ending()->reason == Reason::Checkmate; }

/// Calls `visit` for each side that the last turn eliminates, with the position before its elimination.
template <class Visit>
void forEliminations(const Game& game, Visit visit) {
    const Turn* turn = game.last();
    if (turn == nullptr || turn->forced.empty()) return;
    Position position = turn->before;
    Undo undo;
    position.make(turn->move, undo);
    for (const Move move : turn->forced) {
        if (move.type() == MoveType::Elimination) visit(position, move.eliminated());
        position.make(move, undo);
    }
}

}  // namespace

std::optional<Position> finalMate(const Game& game) {
    std::optional<Position> mate;
    if (!endsByMate(game)) return mate;
    forEliminations(game, [&](const Position& position, Side) {
        if (!mate) mate = position;
    });
    return mate;
}

std::vector<Mate> matesOf(const Game& game) {
    std::vector<Mate> mates;
    const auto add = [&](const Position& position, Side side) {
        if (position.king(side) != NoSquare) mates.push_back({position.king(side), checks(position, side)});
    };
    forEliminations(game, add);
    if (mates.empty() && endsByMate(game)) add(game.position(), game.ending()->side);
    return mates;
}

}  // namespace rokada::ui
