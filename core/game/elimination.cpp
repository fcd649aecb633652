#include "game/elimination.h"

#include "rules/aftermove.h"
#include "rules/paths.h"

#include <algorithm>

namespace rokada {

namespace {

bool eliminates(Move move, Side side) { return move.type() == MoveType::Elimination && move.eliminated() == side; }

/// Returns the side that mated `side`: the side that moved, if its move gave check. Otherwise, returns the side that
/// attacks the king of `side` just before `side` is eliminated.
Side materOf(const Turn& turn, Side side) {
    Position position = afterMove(turn.before, turn.move);
    Undo undo;
    if (newlyInCheck(turn.before, position, side)) return turn.before.turn();
    for (const Move move : turn.forced) {
        if (eliminates(move, side)) break;
        position.make(move, undo);
    }
    const auto lines = checks(position, side);
    return lines.empty() ? NoSide : sideOf(position[lines.front().front()]);
}

}  // namespace

std::optional<Elimination> eliminationOf(const Game& game, Side side) {
    if (game.position().living(side)) return std::nullopt;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        const int moveNumber = turn.before.state().moveNumber;
        if (eliminates(turn.move, side)) {
            // Mated sides are eliminated by the forced moves below. An elimination that was played as a move and has no
            // other cause is a resignation.
            const bool mate = turn.move.cause() == EliminationCause::Mate;
            return Elimination{.moveNumber = moveNumber,
                               .cause = mate ? EliminationCause::Resignation : turn.move.cause()};
        }
        const auto left = std::ranges::find_if(turn.forced, [&](Move m) { return eliminates(m, side); });
        if (left == turn.forced.end()) continue;
        return Elimination{.moveNumber = moveNumber, .by = materOf(turn, side)};
    }
    return std::nullopt;
}

Side lastEliminated(const Game& game, std::size_t turns) {
    for (std::size_t back = 1; back <= std::min(turns, game.played()); ++back) {
        const Turn& turn = game.turns()[game.played() - back];
        const auto isElimination = [](Move move) { return move.type() == MoveType::Elimination; };
        const auto last = std::ranges::find_if(turn.forced.rbegin(), turn.forced.rend(), isElimination);
        if (last != turn.forced.rend()) return last->eliminated();
        if (isElimination(turn.move)) return turn.move.eliminated();
    }
    return NoSide;
}

}  // namespace rokada
