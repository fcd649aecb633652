// Movements that several variants share.
#pragma once

#include "base/movement.h"

namespace rokada {

/// Returns the king's steps, without castling.
[[nodiscard]] inline Movement kingSteps() { return leap(1, 0) + leap(1, 1); }
[[nodiscard]] inline Movement rookRides() { return ride(1, 0); }
[[nodiscard]] inline Movement bishopRides() { return ride(1, 1); }
[[nodiscard]] inline Movement queenRides() { return rookRides() + bishopRides(); }
/// Returns the captures of a chess pawn: one step diagonally forward.
[[nodiscard]] inline Movement pawnCaptures() { return capture(only(-1, 1) + only(1, 1)); }
/// Returns all moves of a chess pawn: one step forward without capture, two steps at its first move, and its captures.
[[nodiscard]] inline Movement pawnMoves() { return advance(2) + pawnCaptures(); }

}  // namespace rokada
