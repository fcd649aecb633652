// How a kind of man moves, as values that add up: `leap(1, 1) + leap(2, 2)`, `ride(1, 0) + quiet(ride(1, 1))`.
// Offsets are the mover's own: dy > 0 is forward, dx > 0 to his right. The notions follow Betza's notation.
#pragma once

#include "base/geometry.h"

#include <vector>

namespace rokada {

/// What a man may do on the squares of one way: move and take, only move, only take.
enum class Mode : std::uint8_t { Both, Quiet, Capture };

/// One direction a man may go.
struct MoveAtom {
    /// Goes on as long as squares follow.
    static constexpr int Unlimited = 255;

    Delta delta;         ///< one step or leap, in the mover's own orientation
    int reach = 1;       ///< how many times it may be repeated
    int firstReach = 1;  ///< the same from a square where the man still has his first move
    bool lame = false;   ///< needs an open path of two single steps (the knight beside walls)
    Mode mode = Mode::Both;
    SquareSet from = SquareSet{}.set();  ///< squares where this way may be taken
};

using Movement = std::vector<MoveAtom>;

/// All reflections of (a, b), once.
[[nodiscard]] Movement leap(int a, int b);
/// The same, repeated until something stands in the way.
[[nodiscard]] Movement ride(int a, int b);
/// All reflections of (a, b), each of which needs an open path: a straight and a diagonal step, in either order.
[[nodiscard]] Movement lameLeap(int a, int b);
/// One single displacement.
[[nodiscard]] Movement only(int dx, int dy);
/// Straight ahead without capturing, `first` times where the first move is still to come.
[[nodiscard]] Movement advance(int first);

[[nodiscard]] Movement quiet(Movement movement);
[[nodiscard]] Movement capture(Movement movement);
/// The same movement turned by half, so that forward becomes backward.
[[nodiscard]] Movement reversed(Movement movement);
/// The same movement, but only from these squares.
[[nodiscard]] Movement within(const SquareSet& squares, Movement movement);

/// The two single steps of a walk, which may be made in either order.
struct LameLeapSteps {
    Delta straight, diagonal;
};
[[nodiscard]] LameLeapSteps lameLeapSteps(Delta delta);

[[nodiscard]] Movement operator+(Movement a, const Movement& b);

/// The squares of one way from one square, near to far, walls and wraps respected; a way that comes home on a board
/// that wraps stops before its own start. `quarterTurns` is the orientation of the mover's army.
[[nodiscard]] std::vector<Square> squaresOf(const Geometry& board, const MoveAtom& atom, Square from, int quarterTurns,
                                            int reach);

}  // namespace rokada
