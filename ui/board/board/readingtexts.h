// Sentences that reading keys say: what a piece can do, what lies on a line. In the language in force.
#pragma once

#include "board/squaretexts.h"

namespace rokada::ui::texts {

/// "g1, white knight. Moves: f3, h3." Of a piece that is not to move, what its own movement allows.
[[nodiscard]] QString movesFrom(const SpokenBoard& board, Square square);
/// What lies in this direction of the screen until the line ends: "From e4 up: e5, empty; e6, black pawn; edge."
[[nodiscard]] QString lineFrom(const SpokenBoard& board, Square square, QPoint direction);
/// What can be chosen by numbers: "Choose: 1 queen, 2 rook."
[[nodiscard]] QString choices(const Variant& variant, const std::vector<Move>& moves);

}  // namespace rokada::ui::texts
