// Finds double attacks and trapped pieces.
#include "motifs/movesight.h"

#include "explain/surroundings.h"

#include <algorithm>

namespace rokada {

void byWorth(const Sight& sight, std::vector<Square>& squares) {
    const auto rank = [&](Square s) { return sight.royal(s) ? MateScore : sight.worth(s); };
    std::ranges::stable_sort(squares, [&](Square a, Square b) { return rank(a) > rank(b); });
}

namespace {

/// Returns the squares of the enemy kings that the piece on `by` checks.
std::vector<Square> kingsAttacked(const Sight& sight, Side side, Square by) {
    std::vector<Square> kings;
    for (std::size_t s = 0; s < sight.book().sides(); ++s) {
        if (sight.book().allied(Side(s), side) || !sight.position().living(Side(s))) continue;
        const Square king = sight.position().king(Side(s));
        if (king == NoSquare) continue;
        const auto all = attackers(sight.position(), king, sight.book().hostile(Side(s)));
        if (std::ranges::find(all, by) != all.end()) kings.push_back(king);
    }
    return kings;
}

/// Returns the squares that the piece on `by` attacks: enemy kings, and pieces that it can capture with profit.
std::vector<Square> victimsOf(const Sight& sight, Side side, Square by) {
    std::vector<Square> victims = kingsAttacked(sight, side, by);
    const Position turned = sight.turnedTo(side);
    MoveList moves;
    ordinaryMovesFrom(turned, by, moves);
    for (const Move move : moves) {
        if (!sight.enemy(side, move.to()) || gainOf(sight.evaluator(), turned, move) < sight.least()) continue;
        if (std::ranges::find(victims, move.to()) == victims.end()) victims.push_back(move.to());
    }
    byWorth(sight, victims);
    return victims;
}

}  // namespace

void findDoubleAttacks(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates || !sight.moved() || sight.lost()) return;
    std::vector<Square> victims = victimsOf(sight.after, sight.side, sight.move.to());
    if (victims.size() < 2) return;
    const std::vector<Square> old = victimsOf(sight.before, sight.side, sight.move.from());
    const auto known = [&](Square s) { return std::ranges::find(old, s) != old.end(); };
    const auto fresh = std::ranges::count_if(victims, [&](Square s) { return !known(s); });
    if (fresh == 0) return;
    const int value = sight.after.royal(victims[0])
                          ? sight.after.worth(victims[1])
                          : std::min(sight.after.worth(victims[0]), sight.after.worth(victims[1]));
    victims.insert(victims.begin(), sight.move.to());
    found.push_back({Motif::Fork, std::move(victims), value, sight.move});
}

void findTrapped(const MoveSight& sight, FoundMotifs& found) {
    if (sight.mates || sight.checks || !sight.moved() || sight.lost()) return;
    for (const Prize& prize : sight.after.prizes(sight.side)) {
        const Square square = prize.square;
        if (sight.after.worth(square) < 2 * sight.after.least() || prize.gain < sight.after.least() * 3 / 2) continue;
        if (!sight.after.trapped(sight.side, square)) continue;
        const bool before = sight.before.enemy(sight.side, square) && sight.before.trapped(sight.side, square);
        if (before) continue;
        found.push_back({Motif::TrappedPiece, {sight.move.to(), square}, prize.gain, prize.move});
        return;
    }
}

}  // namespace rokada
