// The pattern of a piece's moves around it, and which pieces have one that chess players do not know.
#pragma once

#include "rules/variant.h"

namespace rokada::ui {

/// The kind moves unlike those of orthodox chess. Walls beside a knight make no other piece of it.
[[nodiscard]] bool outlandish(const KindSpec& kind);
/// Every square that a movement leads to from `square`, as if the board were empty otherwise.
[[nodiscard]] SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns);

}  // namespace rokada::ui
