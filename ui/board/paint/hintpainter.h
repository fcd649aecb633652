// Paints explanatory hints: bonus pieces of an arrival, move patterns, analysis arrows, and squares of one reach type.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Paints pale pieces with a plus where they would appear; crossed out if the square is occupied.
void paintBonuses(QPainter& painter, const BoardView& view);
/// Paints a tint and a ring on the squares of a move pattern.
void paintMovePattern(QPainter& painter, const BoardView& view);
/// Paints numbered arrows for the analysis moves; worse moves are thinner.
void paintSuggestions(QPainter& painter, const BoardView& view);
/// Paint the better alternative to the last move: below the pieces its target in brackets, above them an arrow.
void paintBetterFrame(QPainter& painter, const BoardView& view);
void paintBetter(QPainter& painter, const BoardView& view);
/// Paints the annotation symbol of the last move at a corner of its square.
void paintMoveBadge(QPainter& painter, const BoardView& view);
/// Writes the numbers of tower pieces that move along the arrow at its foot. Paints nothing if `parts` is empty.
void paintParts(QPainter& painter, const BoardView& view, const Path& way, const std::vector<int>& parts,
                const QColor& colour);
/// Paints frames around the squares of the type hovered in the legend.
void paintLit(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
