// Proves that no side can ever checkmate because blocked pawns divide the board (FIDE Laws, 5.2.2).
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns true only if the position is dead: pawns block every pawn for good, no piece can ever capture a pawn or
/// reach a square that a pawn attacks, and none can ever attack a square that the enemy king can reach. The reachable
/// squares are overestimated, so some dead positions are missed. Supports variants with two sides, without towers, and
/// with pawns that capture diagonally forward.
[[nodiscard]] bool blockedForGood(const Position& position);

}  // namespace rokada
