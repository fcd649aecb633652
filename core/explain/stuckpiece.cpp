#include "explain/stuckpiece.h"

#include "explain/illegalmove.h"
#include "rules/paths.h"

namespace rokada {

namespace {

/// The one piece that stands where this one could go without capturing, or in its way there; NoSquare if there are
/// more, or none.
Square onlyBlocker(const Position& position, Square from) {
    const Rulebook& book = position.book();
    Square found = NoSquare;
    for (const MoveAtom& atom : book.variant().kinds[kindOf(position[from])].movement) {
        if (atom.mode == Mode::Capture || !atom.from.test(from)) continue;
        const Delta delta = atom.delta.turned(book.variant().sideSpecs[position.turn()].quarterTurns);
        const Square next = book.geometry().step(from, delta);
        if (next == NoSquare || next == found || position.empty(next)) continue;
        if (found != NoSquare) return NoSquare;
        found = next;
    }
    return found;
}

}  // namespace

StuckPiece whyStuck(const Position& position, Square from) {
    const Side us = position.turn();
    if (position.placing(us)) return {StuckReason::ReserveFirst};
    const bool king = position.king(us) == from;
    const auto inCheck = king ? std::vector<Path>() : checks(position, us);
    if (!inCheck.empty()) return {StuckReason::InCheck, inCheck.front().front()};
    for (const PseudoLegalTarget& target : pseudoLegalTargets(position, from)) {
        const bool free = position.empty(target.square) && target.reach != Reach::Capture;
        if (!target.capture && !free) continue;
        if (king) return {StuckReason::NoSafeSquare};
        const IllegalMove uncovers = whyIllegal(position, from, target.square);
        if (uncovers.reason == IllegalReason::KingWouldBeCaptured)
            return {StuckReason::Pinned, uncovers.squares.front()};
    }
    return {StuckReason::ShutIn, onlyBlocker(position, from)};
}

}  // namespace rokada
