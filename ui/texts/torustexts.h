// Sentences about a board without edges.
#pragma once

#include "rules/position.h"

#include <QString>

namespace rokada::ui::texts {

/// What the closed lines of the piece on this square say, with the rule of five squares where it holds.
[[nodiscard]] QString closedLines(const Position& position, Square pieceName);
/// The king of `side` is attacked by one piece from two sides or more: a whole sentence; else empty.
[[nodiscard]] QString checkFromBothSides(const Position& position, Side side);

}  // namespace rokada::ui::texts
