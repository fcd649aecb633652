// How a kind of piece moves, as values that add up: `leap(1, 1) + leap(2, 2)`, `ride(1, 0) + quiet(ride(1, 1))`.
// Offsets are the mover's own: dy > 0 is forward, dx > 0 is right. The notions follow Betza's notation.
#pragma once

#include "base/geometry.h"

#include <vector>

namespace rokada {

/// What a piece may do on the squares of one atom: move and capture, only move, only capture.
enum class Mode : std::uint8_t { Both, Quiet, Capture };

/// One direction of a movement.
struct MoveAtom {
    /// Goes on to the edge.
    static constexpr int Unlimited = 255;

    Delta delta;         ///< one step or leap, in the mover's own orientation
    int reach = 1;       ///< how many times it may be repeated
    int firstReach = 1;  ///< the same from a square where the piece still has its first move
    bool lame = false;   ///< needs an open path of two single steps (the knight beside walls)
    Mode mode = Mode::Both;
    SquareSet from = ~SquareSet{};  ///< squares from which the atom may be used
};

using Movement = std::vector<MoveAtom>;

/// All reflections of (a, b), once.
[[nodiscard]] Movement leap(int a, int b);
/// The same, repeated until something is in the path.
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

/// The two single steps of a lame leap, in either order.
struct LameLeapSteps {
    Delta straight, diagonal;
};
[[nodiscard]] LameLeapSteps lameLeapSteps(Delta delta);

[[nodiscard]] Movement operator+(Movement a, const Movement& b);

/// The squares of one atom from one square, near to far, walls and wraps respected; on a board that wraps a full circle
/// stops before its start. `quarterTurns` is the orientation of the moving side.
[[nodiscard]] std::vector<Square> squaresOf(const Geometry& board, const MoveAtom& atom, Square from, int quarterTurns,
                                            int reach);

}  // namespace rokada
