// Describes the movement of a kind of piece as a sum of simple movements: `leap(1, 1) + leap(2, 2)`, `ride(1, 0) +
// quiet(ride(1, 1))`. Offsets are relative to the moving side: dy > 0 is forward, dx > 0 is right. The names follow
// Betza's notation.
#pragma once

#include "base/geometry.h"

#include <vector>

namespace rokada {

/// Permitted actions of one `MoveAtom`: `Both` is to move and to capture, `Quiet` only to move, `Capture` only to
/// capture.
enum class Mode : std::uint8_t { Both, Quiet, Capture };

/// One direction of a movement.
struct MoveAtom {
    /// Reach of a rider, which moves any number of steps until it is blocked.
    static constexpr int Unlimited = 255;

    Delta delta;         ///< one step or leap, relative to the moving side
    int reach = 1;       ///< maximum number of steps
    int firstReach = 1;  ///< maximum number of steps of a piece that has not moved
    bool lame = false;   ///< true if the leap needs an open path of two single steps (the knight of fortress chess)
    Mode mode = Mode::Both;
    SquareSet from = ~SquareSet{};  ///< squares from which a piece can use the atom
};

using Movement = std::vector<MoveAtom>;

/// Returns a leap for each reflection of (a, b), without duplicates.
[[nodiscard]] Movement leap(int a, int b);
/// Returns the movement of a rider: for each reflection of (a, b), any number of such steps until it is blocked.
[[nodiscard]] Movement ride(int a, int b);
/// Returns a lame leap for each reflection of (a, b). Such a leap needs an open path of a straight and a diagonal step,
/// in either order.
[[nodiscard]] Movement lameLeap(int a, int b);
/// Returns a movement with this single displacement and no reflections.
[[nodiscard]] Movement only(int dx, int dy);
/// Returns the straight forward move without capture: one step, or up to `first` steps for the first move.
[[nodiscard]] Movement advance(int first);

/// Returns the movement restricted to moves without capture.
[[nodiscard]] Movement quiet(Movement movement);
/// Returns the movement restricted to captures.
[[nodiscard]] Movement capture(Movement movement);
/// Returns the movement rotated by 180 degrees, so that forward becomes backward.
[[nodiscard]] Movement reversed(Movement movement);
/// Returns the movement restricted to pieces that stand on these squares.
[[nodiscard]] Movement within(const SquareSet& squares, Movement movement);

/// The two single steps of a lame leap. They can be made in either order.
struct LameLeapSteps {
    Delta straight, diagonal;
};
/// Splits a lame leap into its straight and its diagonal step.
[[nodiscard]] LameLeapSteps lameLeapSteps(Delta delta);

/// Returns the union of both movements.
[[nodiscard]] Movement operator+(Movement a, const Movement& b);

/// Returns the squares that one atom reaches from `from` on an empty board, nearest first, but at most `reach` squares.
/// Stops at a wall. On a board with joined edges, a line that runs around the board ends before `from`. `quarterTurns`
/// is the orientation of the moving side, in clockwise quarter turns.
[[nodiscard]] std::vector<Square> squaresOf(const Geometry& board, const MoveAtom& atom, Square from, int quarterTurns,
                                            int reach);

}  // namespace rokada
