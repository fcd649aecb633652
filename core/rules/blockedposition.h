// Proves that blocked pawns divide the board so that no side can ever checkmate (FIDE Laws, 5.2.2).
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns true only if the position is dead. It is dead if all pawns are blocked for good, no piece can ever capture a
/// pawn or enter a square that a pawn attacks, and no piece can ever attack a square that the enemy king can reach.
/// Some dead positions are missed, because the reachable squares are overestimated. Supports variants with two sides,
/// without towers, and with pawns that capture diagonally forward.
[[nodiscard]] bool blockedForGood(const Position& position);

}  // namespace rokada
