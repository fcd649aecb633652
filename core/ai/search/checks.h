// Tests if a move gives check, without making the move.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns true if `move`, made by the side to move, attacks the king of a living enemy directly or by a discovered
/// attack. Checks by castling, en passant or the bonus of a promotion are not detected.
[[nodiscard]] bool givesCheck(const Position& position, Move move);

}  // namespace rokada
