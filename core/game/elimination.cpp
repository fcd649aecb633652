#include "game/elimination.h"

#include "rules/paths.h"

#include <algorithm>

namespace rokada {

namespace {

bool eliminates(Move move, Side side) { return move.type() == MoveType::Elimination && move.eliminated() == side; }

/// The side that attacks the king of `side` at its forced elimination; the last mover if several do.
Side materOf(const Turn& turn, Side side) {
    Position position = turn.before;
    Undo undo;
    position.make(turn.move, undo);
    for (const Move move : turn.forced) {
        if (eliminates(move, side)) break;
        position.make(move, undo);
    }
    Side mater = NoSide;
    for (const Path& line : checks(position, side)) {
        const Side attacker = sideOf(position[line.front()]);
        if (mater == NoSide || attacker == turn.before.turn()) mater = attacker;
    }
    return mater;
}

}  // namespace

std::optional<Elimination> eliminationOf(const Game& game, Side side) {
    if (game.position().living(side)) return std::nullopt;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        const int moveNumber = turn.before.state().moveNumber;
        if (eliminates(turn.move, side)) {
            // A side that is mated does not leave by a move of its own.
            const bool mate = turn.move.cause() == EliminationCause::Mate;
            return Elimination{.moveNumber = moveNumber,
                               .cause = mate ? EliminationCause::Resignation : turn.move.cause()};
        }
        const auto left =
            std::find_if(turn.forced.begin(), turn.forced.end(), [&](Move m) { return eliminates(m, side); });
        if (left == turn.forced.end()) continue;
        return Elimination{.moveNumber = moveNumber, .by = materOf(turn, side)};
    }
    return std::nullopt;
}

}  // namespace rokada
