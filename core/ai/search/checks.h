// Moves that give check, told without making them.
#pragma once

#include "rules/position.h"

namespace rokada {

/// After this move of the side to move some living enemy's king is attacked, by the man who moved or by one behind him.
/// Not seen: what castling, en passant and men that come with a promotion add.
[[nodiscard]] bool givesCheck(const Position& position, Move move);

}  // namespace rokada
