// Computes the move pattern of a piece: its targets on an empty board.
#pragma once

#include "rules/variant.h"

namespace rokada::ui {

/// Returns every square that a movement reaches from `square` on an otherwise empty board. `quarterTurns` is the
/// rotation of the piece's forward direction.
[[nodiscard]] SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns);

}  // namespace rokada::ui
