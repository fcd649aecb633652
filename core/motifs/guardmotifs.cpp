// Finds captured defenders and overloaded defenders.
#include "motifs/moveanalysis.h"

#include "explain/surroundings.h"
#include "rules/aftermove.h"

#include <algorithm>

namespace rokada {

namespace {

/// Returns the square of the only defender of the piece on `square`, or NoSquare if it has no defender or several.
Square onlyDefender(const PositionAnalysis& analysis, Square square) {
    const auto defenders = attackers(analysis.position(), square, analysis.teamOf(sideOf(analysis.position()[square])));
    return defenders.size() == 1 ? defenders.front() : NoSquare;
}

bool attackedBy(const PositionAnalysis& analysis, Side side, Square square) {
    return analysis.position().attacked(square, analysis.teamOf(side));
}

/// Returns true if the side of `defender` loses the piece on `other` when `defender` recaptures the moved piece.
bool pays(const MoveAnalysis& analysis, Square defender, Square other) {
    const Position& position = analysis.after.position();
    if (sideOf(position[defender]) != position.turn()) return false;
    MoveList moves;
    ordinaryMovesFrom(position, defender, moves);
    for (const Move move : moves) {
        if (move.to() != analysis.move.to()) continue;
        const PositionAnalysis then(analysis.after.evaluator(), afterMove(position, move));
        return then.captureGainOn(analysis.side, other).has_value();
    }
    return false;
}

void findRemoved(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.lost() && !analysis.checks) return;
    for (const CaptureGain& capture : analysis.after.captureGains(analysis.side)) {
        if (capture.move.from() == analysis.move.to() || capture.square == analysis.move.to()) continue;
        const auto guards = attackers(analysis.before.position(), capture.square,
                                      analysis.before.teamOf(sideOf(analysis.after.position()[capture.square])));
        const bool guarded = std::ranges::find(guards, analysis.captured) != guards.end();
        const auto old = analysis.before.captureGainOn(analysis.side, capture.square);
        if (!guarded || (old && old->gain + analysis.before.least() > capture.gain)) continue;
        found.push_back({Motif::RemovesDefender, {analysis.captured, capture.square}, capture.gain, capture.move});
        return;
    }
}

void findOverload(const MoveAnalysis& analysis, FoundMotifs& found) {
    const Square defender = onlyDefender(analysis.before, analysis.captured);
    if (defender == NoSquare || analysis.before.royal(defender)) return;
    for (const Square other : analysis.before.position().pieces(sideOf(analysis.before.position()[defender]))) {
        if (other == analysis.captured || other == defender || analysis.before.royal(other)) continue;
        if (onlyDefender(analysis.before, other) != defender || !attackedBy(analysis.before, analysis.side, other))
            continue;
        if (analysis.before.captureGainOn(analysis.side, other) || !pays(analysis, defender, other)) continue;
        found.push_back(
            {Motif::Overload, {defender, analysis.captured, other}, analysis.before.worth(other), analysis.move});
        return;
    }
}

}  // namespace

void findGuards(const MoveAnalysis& analysis, FoundMotifs& found) {
    if (analysis.mates || analysis.captured == NoSquare || !analysis.moved()) return;
    findRemoved(analysis, found);
    findOverload(analysis, found);
}

}  // namespace rokada
