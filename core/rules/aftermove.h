// Computes the position after a move without changing the original position.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns the position after a legal move.
[[nodiscard]] Position afterMove(const Position& position, Move move);
/// Returns the position after a legal move and the forced moves (eliminations and passes) that follow it.
[[nodiscard]] Position afterTurn(const Position& position, Move move);
/// Returns true if an enemy of the mover is in check after `move`.
[[nodiscard]] bool checksEnemy(const Position& position, Move move);

}  // namespace rokada
