// Tests if a move gives check, without making the move.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns true if `move` of the side to move attacks the king of a living enemy, directly or by a discovered attack.
/// Does not detect checks that come from castling, en passant or the bonus of a promotion.
[[nodiscard]] bool givesCheck(const Position& position, Move move);

}  // namespace rokada
