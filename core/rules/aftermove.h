// Computes the position after a move as a copy.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns the position after a legal move.
[[nodiscard]] Position afterMove(const Position& position, Move move);
/// Returns the position after a legal move and the forced moves that follow it.
[[nodiscard]] Position afterTurn(const Position& position, Move move);
/// Returns true if `move` leaves an enemy in check.
[[nodiscard]] bool checksEnemy(const Position& position, Move move);

}  // namespace rokada
