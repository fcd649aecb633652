#include "base/movement.h"

#include <algorithm>
#include <cstdlib>

namespace rokada {

namespace {

Movement reflections(int a, int b, const Way& model) {
    Movement result;
    for (const Delta base : {Delta{a, b}, Delta{b, a}}) {
        for (const Delta d : {base, Delta{base.dx, -base.dy}, Delta{-base.dx, base.dy}, Delta{-base.dx, -base.dy}}) {
            const bool known = std::any_of(result.begin(), result.end(), [&](const Way& w) { return w.delta == d; });
            if (known) continue;
            Way way = model;
            way.delta = d;
            result.push_back(way);
        }
    }
    return result;
}

// Fortress chess: a knight needs one of the two paths, straight then diagonal or diagonal then straight.
bool pathOpen(const Geometry& board, Square from, Delta delta) {
    const auto [straight, diagonal] = walkSteps(delta);
    const auto open = [&](Delta first, Delta second) {
        const Square between = board.step(from, first);
        return between != NoSquare && board.step(between, second) != NoSquare;
    };
    return open(straight, diagonal) || open(diagonal, straight);
}

}  // namespace

WalkSteps walkSteps(Delta delta) {
    const Delta diagonal{sign(delta.dx), sign(delta.dy)};
    return {{delta.dx - diagonal.dx, delta.dy - diagonal.dy}, diagonal};
}

Movement leap(int a, int b) { return reflections(a, b, Way{}); }

Movement ride(int a, int b) { return reflections(a, b, Way{.reach = Way::Unlimited, .firstReach = Way::Unlimited}); }

Movement walk(int a, int b) { return reflections(a, b, Way{.walks = true}); }

Movement only(int dx, int dy) { return {Way{.delta = {dx, dy}}}; }

Movement advance(int first) { return {Way{.delta = {0, 1}, .firstReach = first, .mode = Mode::Quiet}}; }

Movement quiet(Movement movement) {
    for (Way& way : movement) way.mode = Mode::Quiet;
    return movement;
}

Movement capture(Movement movement) {
    for (Way& way : movement) way.mode = Mode::Capture;
    return movement;
}

Movement reversed(Movement movement) {
    for (Way& way : movement) way.delta = way.delta.turned(2);
    return movement;
}

Movement within(const SquareSet& squares, Movement movement) {
    for (Way& way : movement) way.from &= squares;
    return movement;
}

Movement operator+(Movement a, const Movement& b) {
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

std::vector<Square> squaresOf(const Geometry& board, const Way& way, Square from, int quarterTurns, int reach) {
    std::vector<Square> squares;
    if (!way.from.test(from)) return squares;
    const Delta delta = way.delta.turned(quarterTurns);
    if (way.walks && !pathOpen(board, from, delta)) return squares;
    for (Square s = board.step(from, delta); s != NoSquare && s != from && static_cast<int>(squares.size()) < reach;
         s = board.step(s, delta)) {
        squares.push_back(s);
    }
    return squares;
}

}  // namespace rokada
