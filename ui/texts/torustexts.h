// Texts about boards that wrap around.
#pragma once

#include "rules/position.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a sentence about the move lines of the piece on this square that run around the torus and return to this
/// square. If the rule of five squares applies to the piece, returns this rule instead; see `fiveSquares`.
[[nodiscard]] QString closedLines(const Position& position, Square pieceName);
/// Returns a sentence if one piece attacks the king of `side` along several lines; otherwise an empty text.
[[nodiscard]] QString checkFromBothSides(const Position& position, Side side);

}  // namespace rokada::ui::texts
