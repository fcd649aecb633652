#include "base/movement.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

Movement reflections(int a, int b, const MoveAtom& model) {
    Movement result;
    for (const Delta base : {Delta{a, b}, Delta{b, a}}) {
        for (const Delta d : {base, Delta{base.dx, -base.dy}, Delta{-base.dx, base.dy}, Delta{-base.dx, -base.dy}}) {
            const bool known = std::ranges::any_of(result, [&](const MoveAtom& w) { return w.delta == d; });
            if (known) continue;
            MoveAtom atom = model;
            atom.delta = d;
            result.push_back(atom);
        }
    }
    return result;
}

// Returns true if a lame leap has an open path: a straight step and then a diagonal one, or the other way round.
bool pathOpen(const Geometry& board, Square from, Delta delta) {
    const auto [straight, diagonal] = lameLeapSteps(delta);
    const auto open = [&](Delta first, Delta second) {
        const Square between = board.step(from, first);
        return between != NoSquare && board.step(between, second) != NoSquare;
    };
    return open(straight, diagonal) || open(diagonal, straight);
}

}  // namespace

LameLeapSteps lameLeapSteps(Delta delta) {
    const Delta diagonal{sign(delta.dx), sign(delta.dy)};
    return {{delta.dx - diagonal.dx, delta.dy - diagonal.dy}, diagonal};
}

Movement leap(int a, int b) { return reflections(a, b, MoveAtom{}); }

Movement ride(int a, int b) {
    return reflections(a, b, MoveAtom{.reach = MoveAtom::Unlimited, .firstReach = MoveAtom::Unlimited});
}

Movement lameLeap(int a, int b) { return reflections(a, b, MoveAtom{.lame = true}); }

Movement only(int dx, int dy) { return {MoveAtom{.delta = {dx, dy}}}; }

Movement advance(int first) { return {MoveAtom{.delta = {0, 1}, .firstReach = first, .mode = Mode::Quiet}}; }

Movement quiet(Movement movement) {
    for (MoveAtom& atom : movement) atom.mode = Mode::Quiet;
    return movement;
}

Movement capture(Movement movement) {
    for (MoveAtom& atom : movement) atom.mode = Mode::Capture;
    return movement;
}

Movement reversed(Movement movement) {
    for (MoveAtom& atom : movement) atom.delta = atom.delta.turned(2);
    return movement;
}

Movement within(const SquareSet& squares, Movement movement) {
    for (MoveAtom& atom : movement) atom.from &= squares;
    return movement;
}

Movement operator+(Movement a, const Movement& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

std::vector<Square> squaresOf(const Geometry& board, const MoveAtom& atom, Square from, int quarterTurns, int reach) {
    std::vector<Square> squares;
    if (!atom.from.test(from)) return squares;
    const Delta delta = atom.delta.turned(quarterTurns);
    if (atom.lame && !pathOpen(board, from, delta)) return squares;
    for (Square s = board.step(from, delta); s != NoSquare && s != from && static_cast<int>(squares.size()) < reach;
         s = board.step(s, delta)) {
        squares.push_back(s);
    }
    return squares;
}

}  // namespace rokada
