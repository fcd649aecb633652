// Positions after a move, as copies.
#pragma once

#include "rules/position.h"

namespace rokada {

/// The position after a legal move.
[[nodiscard]] Position afterMove(const Position& position, Move move);
/// The position after a legal move and the forced moves that follow it.
[[nodiscard]] Position afterTurn(const Position& position, Move move);
/// The move leaves an enemy in check.
[[nodiscard]] bool checksEnemy(const Position& position, Move move);

}  // namespace rokada
