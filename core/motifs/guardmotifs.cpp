// Finds captured defenders and overloaded defenders.
#include "motifs/movesight.h"

#include "explain/surroundings.h"
#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the square of the only defender of the piece on `square`, or NoSquare if it has no defender or several.
Square onlyDefender(const Sight& sight, Square square) {
    const auto defenders = attackers(sight.position(), square, sight.teamOf(sideOf(sight.position()[square])));
    return defenders.size() == 1 ? defenders.front() : NoSquare;
}

bool attackedBy(const Sight& sight, Side side, Square square) {
    return sight.position().attacked(square, sight.teamOf(side));
}

/// Returns true if the side of `defender` loses the piece on `other` when `defender` recaptures the moved piece.
bool pays(const MoveSight& sight, Square defender, Square other) {
    const Position& position = sight.after.position();
    if (sideOf(position[defender]) != position.turn()) return false;
    MoveList moves;
    ordinaryMovesFrom(position, defender, moves);
    for (const Move move : moves) {
        if (move.to() != sight.move.to()) continue;
        const Sight then(sight.after.evaluator(), afterMove(position, move));
        return then.prizeOn(sight.side, other).has_value();
    }
    return false;
}

void findRemoved(const MoveSight& sight, FoundMotifs& found) {
    if (sight.lost() && !sight.checks) return;
    for (const Prize& prize : sight.after.prizes(sight.side)) {
        if (prize.move.from() == sight.move.to() || prize.square == sight.move.to()) continue;
        const auto guards = attackers(sight.before.position(), prize.square,
                                      sight.before.teamOf(sideOf(sight.after.position()[prize.square])));
        const bool guarded = std::ranges::find(guards, sight.captured) != guards.end();
        const auto old = sight.before.prizeOn(sight.side, prize.square);
        if (!guarded || (old && old->gain + sight.before.least() > prize.gain)) continue;
        found.push_back({Motif::RemovesDefender, {sight.captured, prize.square}, prize.gain, prize.move});
        return;
    }
}

void findOverload(const MoveSight& sight, FoundMotifs& found) {
    const Square defender = onlyDefender(sight.before, sight.captured);
    if (defender == NoSquare || sight.before.royal(defender)) return;
    for (const Square other : sight.before.position().pieces(sideOf(sight.before.position()[defender]))) {
        if (other == sight.captured || other == defender || sight.before.royal(other)) continue;
        if (onlyDefender(sight.before, other) != defender || !attackedBy(sight.before, sight.side, other)) continue;
        if (sight.before.prizeOn(sight.side, other) || !pays(sight, defender, other)) continue;
        found.push_back({Motif::Overload, {defender, sight.captured, other}, sight.before.worth(other), sight.move});
        return;
    }
}

}  // namespace

void findGuards(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates || sight.captured == NoSquare || !sight.moved()) return;
    findRemoved(sight, found);
    findOverload(sight, found);
}

}  // namespace rokada
