// Movements that several variants share.
#pragma once

#include "base/movement.h"

namespace rokada {

/// Return the movements of the pieces of chess.
[[nodiscard]] inline Movement kingSteps() { return leap(1, 0) + leap(1, 1); }
[[nodiscard]] inline Movement rookRides() { return ride(1, 0); }
[[nodiscard]] inline Movement bishopRides() { return ride(1, 1); }
[[nodiscard]] inline Movement queenRides() { return rookRides() + bishopRides(); }
[[nodiscard]] inline Movement pawnCaptures() { return capture(only(-1, 1) + only(1, 1)); }
/// Returns the pawn move of chess: forward without capture, two steps at first, and diagonal captures.
[[nodiscard]] inline Movement pawnMoves() { return advance(2) + pawnCaptures(); }

}  // namespace rokada
