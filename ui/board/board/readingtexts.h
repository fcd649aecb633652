// Sentences, in the current language, for the keys that read the board aloud: moves of a piece, squares of a line,
// choices.
#pragma once

#include "board/squaretexts.h"

namespace rokada::ui::texts {

/// Returns the moves of the piece on `square`, for example "g1, white knight. Moves: f3, h3." If it is not the turn of
/// the piece, returns its pseudo-legal targets.
[[nodiscard]] QString movesFrom(const SpokenBoard& board, Square square);
/// Returns the squares from `square` to the end of the line in this direction of the screen: "From e4 up: e5, empty;
/// e6, black pawn; edge."
[[nodiscard]] QString lineFrom(const SpokenBoard& board, Square square, QPoint direction);
/// Returns the numbered choices: "Choose one: 1 queen, 2 rook."
[[nodiscard]] QString choices(const Variant& variant, const std::vector<Move>& moves);

}  // namespace rokada::ui::texts
