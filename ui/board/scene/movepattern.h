// The pattern of a piece's moves around it.
#pragma once

#include "rules/variant.h"

namespace rokada::ui {

/// Every square that a movement leads to from `square`, as if the board were empty otherwise.
[[nodiscard]] SquareSet patternOf(const Geometry& board, const Movement& movement, Square square, int quarterTurns);

}  // namespace rokada::ui
