// The pattern of a man's moves round him, and who has one that chess players do not know.
#pragma once

#include "rules/variant.h"

namespace rokada::ui {

/// The kind moves like none of orthodox chess. Walls beside a knight make no other man of him.
[[nodiscard]] bool outlandish(const KindSpec& kind);
/// Every square that a movement leads to from `square`, as if nobody else were on the board.
[[nodiscard]] SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns);

}  // namespace rokada::ui
