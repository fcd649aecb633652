// Sentences for the reading keys in the current language: moves of a piece, contents of a line.
#pragma once

#include "board/squaretexts.h"

namespace rokada::ui::texts {

/// Returns the moves of a piece, for example "g1, white knight. Moves: f3, h3." If the piece is not to move, returns
/// its pseudo-legal targets.
[[nodiscard]] QString movesFrom(const SpokenBoard& board, Square square);
/// Describes the squares in this direction of the screen to the end of the line: "From e4 up: e5, empty; e6, black
/// pawn; edge."
[[nodiscard]] QString lineFrom(const SpokenBoard& board, Square square, QPoint direction);
/// Returns the numbered choices: "Choose one: 1 queen, 2 rook."
[[nodiscard]] QString choices(const Variant& variant, const std::vector<Move>& moves);

}  // namespace rokada::ui::texts
