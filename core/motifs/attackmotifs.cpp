// Finds double attacks and trapped pieces.
#include "motifs/moveanalysis.h"

#include "explain/surroundings.h"

#include <algorithm>

namespace rokada {

void byWorth(const PositionAnalysis& analysis, std::vector<Square>& squares) {
    const auto rank = [&](Square s) { return analysis.royal(s) ? MateScore : analysis.worth(s); };
    std::ranges::stable_sort(squares, [&](Square a, Square b) { return rank(a) > rank(b); });
}

namespace {

/// Returns the squares of the enemy kings that the piece on `by` checks.
std::vector<Square> kingsAttacked(const PositionAnalysis& analysis, Side side, Square by) {
    std::vector<Square> kings;
    for (std::size_t s = 0; s < analysis.book().sides(); ++s) {
        if (analysis.book().allied(Side(s), side) || !analysis.position().living(Side(s))) continue;
        const Square king = analysis.position().king(Side(s));
        if (king == NoSquare) continue;
        const auto all = attackers(analysis.position(), king, analysis.book().hostile(Side(s)));
        if (std::ranges::find(all, by) != all.end()) kings.push_back(king);
    }
    return kings;
}

/// Returns the squares that the piece on `by` attacks: enemy kings, and pieces that it can capture with profit.
std::vector<Square> victimsOf(const PositionAnalysis& analysis, Side side, Square by) {
    std::vector<Square> victims = kingsAttacked(analysis, side, by);
    const Position turned = analysis.turnedTo(side);
    MoveList moves;
    ordinaryMovesFrom(turned, by, moves);
    for (const Move move : moves) {
        if (!analysis.enemy(side, move.to()) || gainOf(analysis.evaluator(), turned, move) < analysis.least()) continue;
        if (std::ranges::find(victims, move.to()) == victims.end()) victims.push_back(move.to());
    }
    byWorth(analysis, victims);
    return victims;
}

}  // namespace

void findDoubleAttacks(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates || !analysis.moved() || analysis.lost()) return;
    std::vector<Square> victims = victimsOf(analysis.after, analysis.side, analysis.move.to());
    if (victims.size() < 2) return;
    const std::vector<Square> old = victimsOf(analysis.before, analysis.side, analysis.move.from());
    const auto known = [&](Square s) { return std::ranges::find(old, s) != old.end(); };
    const auto fresh = std::ranges::count_if(victims, [&](Square s) { return !known(s); });
    if (fresh == 0) return;
    const int value = analysis.after.royal(victims[0])
                          ? analysis.after.worth(victims[1])
                          : std::min(analysis.after.worth(victims[0]), analysis.after.worth(victims[1]));
    victims.insert(victims.begin(), analysis.move.to());
    found.push_back({Motif::Fork, std::move(victims), value, analysis.move});
}

void findTrapped(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates || analysis.checks || !analysis.moved() || analysis.lost()) return;
    for (const CaptureGain& capture : analysis.after.captureGains(analysis.side)) {
        const Square square = capture.square;
        if (analysis.after.worth(square) < 2 * analysis.after.least() || capture.gain < analysis.after.least() * 3 / 2)
            continue;
        if (!analysis.after.trapped(analysis.side, square)) continue;
        const bool before =
            analysis.before.enemy(analysis.side, square) && analysis.before.trapped(analysis.side, square);
        if (before) continue;
        found.push_back({Motif::TrappedPiece, {analysis.move.to(), square}, capture.gain, capture.move});
        return;
    }
}

}  // namespace rokada
