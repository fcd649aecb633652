// Texts about boards that wrap around.
#pragma once

#include "rules/position.h"

#include <QString>

namespace rokada::ui::texts {

/// Describes the closed lines of the piece on this square, with the rule of five squares if it applies.
[[nodiscard]] QString closedLines(const Position& position, Square pieceName);
/// Returns a sentence if one piece attacks the king of `side` from two or more directions; otherwise an empty text.
[[nodiscard]] QString checkFromBothSides(const Position& position, Side side);

}  // namespace rokada::ui::texts
