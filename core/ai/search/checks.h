// Detects moves that give check without making them.
#pragma once

#include "rules/position.h"

namespace rokada {

/// After this move of the side to move the king of a living enemy is attacked, by the moved piece or by one behind it.
/// Not seen: checks that castling, en passant and the bonus of a promotion add.
[[nodiscard]] bool givesCheck(const Position& position, Move move);

}  // namespace rokada
