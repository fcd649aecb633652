// Positions after a move, as copies.
#pragma once

#include "rules/position.h"

namespace rokada {

[[nodiscard]] Position afterMove(const Position& position, Move move);
/// With the forced moves that follow: a side has a choice, or the game is over.
[[nodiscard]] Position afterTurn(const Position& position, Move move);
/// The move leaves an enemy in check.
[[nodiscard]] bool checksEnemy(const Position& position, Move move);

}  // namespace rokada
