// A proof that nobody can ever give mate because blocked pawns divide the board (FIDE Laws, 5.2.2).
#pragma once

#include "rules/position.h"

namespace rokada {

/// True only if the position is dead: every pawn is blocked by a pawn for good, no piece of either side can ever
/// capture a pawn or come where a pawn captures it, and none can ever attack a square that the enemy's king may come
/// to. Where a piece may go is estimated from above, so that dead positions may be missed. For variants with two sides,
/// one square for each piece, and pawns that capture diagonally ahead.
[[nodiscard]] bool blockedForGood(const Position& position);

}  // namespace rokada
