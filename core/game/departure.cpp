#include "game/departure.h"

#include "rules/ways.h"

#include <algorithm>

namespace rokada {

namespace {

bool leaves(Move move, Side side) { return move.sort() == Sort::Leave && move.leaver() == side; }

/// Whose man attacks the king of `side` when its forced departure comes; the last mover if several do.
Side materOf(const Turn& turn, Side side) {
    Position position = turn.before;
    Undo undo;
    position.make(turn.move, undo);
    for (const Move move : turn.forced) {
        if (leaves(move, side)) break;
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

std::optional<Departure> departureOf(const Game& game, Side side) {
    if (game.position().living(side)) return std::nullopt;
    for (std::size_t i = 0; i < game.played(); ++i) {
        const Turn& turn = game.turns()[i];
        const int round = turn.before.state().moveNumber;
        if (leaves(turn.move, side)) return Departure{.round = round};
        const auto left = std::find_if(turn.forced.begin(), turn.forced.end(), [&](Move m) { return leaves(m, side); });
        if (left == turn.forced.end()) continue;
        const Side by = materOf(turn, side);
        return Departure{.round = round, .mated = by != NoSide, .by = by};
    }
    return std::nullopt;
}

}  // namespace rokada
