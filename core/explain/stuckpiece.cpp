#include "explain/stuckpiece.h"

#include "explain/illegalmove.h"
#include "rules/paths.h"

#include <algorithm>

namespace rokada {

namespace {

/// Looks at the first square of each line on which the piece on `from` can move without capturing. Returns the square
/// if exactly one of these squares is occupied, otherwise NoSquare.
Square onlyBlocker(const Position& position, Square from) {
    const Rulebook& book = position.book();
    Square found = NoSquare;
    for (const MoveAtom& atom : book.variant().kinds[kindOf(position[from])].movement) {
        if (atom.mode == Mode::Capture || !atom.from.test(from)) continue;
        const Delta delta = atom.delta.turned(book.variant().sideSpecs[sideOf(position[from])].quarterTurns);
        const Square next = book.geometry().step(from, delta);
        if (next == NoSquare || next == found || position.empty(next)) continue;
        if (found != NoSquare) return NoSquare;
        found = next;
    }
    return found;
}

/// Returns true if a piece can move to the target or capture on it. With towers, the target can be a piece of the same
/// side.
bool reaches(const PseudoLegalTarget& target) { return target.capture || target.reach != Reach::Capture; }

}  // namespace

StuckPiece whyStuck(const Position& position, Square from, int pieces) {
    const Side us = position.turn();
    if (position.placing(us)) return {StuckReason::ReserveFirst};
    const bool king = position.king(us) == from;
    const auto inCheck = king ? std::vector<Path>() : checks(position, us);
    if (!inCheck.empty()) {
        const StuckReason reason = canMove(position, from) ? StuckReason::CheckRemains : StuckReason::InCheck;
        return {reason, inCheck.front().front()};
    }
    for (const PseudoLegalTarget& target : pseudoLegalTargets(position, from)) {
        if (!reaches(target)) continue;
        if (king) return {StuckReason::NoSafeSquare};
        const IllegalMove why = whyIllegal(position, from, target.square, pieces);
        if (why.reason == IllegalReason::Pinned) return {StuckReason::Pinned, why.squares[0]};
        if (why.reason == IllegalReason::Uncovers) return {StuckReason::Uncovers, why.squares[0], why.uncovered};
        if (why.reason == IllegalReason::KingWouldBeCaptured) return {StuckReason::OwnKing};
    }
    return {StuckReason::ShutIn, onlyBlocker(position, from)};
}

std::optional<StuckPiece> whyNoTarget(const Position& position, Square from) {
    const Side side = sideOf(position[from]);
    const bool mover = side == position.turn();
    if (mover && position.placing(side)) return StuckPiece{StuckReason::Placing};
    const auto targets = pseudoLegalTargets(position, from);
    const auto any = [&](auto holds) { return std::ranges::any_of(targets, holds); };
    if (!any(reaches)) return StuckPiece{StuckReason::ShutIn, onlyBlocker(position, from)};
    if (mover && !any([](const PseudoLegalTarget& target) { return target.legal; }))
        return StuckPiece{StuckReason::OwnKing};
    return std::nullopt;
}

}  // namespace rokada
