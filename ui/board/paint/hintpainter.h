// Paints explanatory hints: bonus pieces of an arrival, move patterns, analysis arrows, and squares of one reach type.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Paints bonus pieces, pale and with a plus, on the squares where they would appear. On an occupied square, the piece
/// is crossed out.
void paintBonuses(QPainter& painter, const BoardView& view);
/// Paints a tint and a ring on the squares of a move pattern.
void paintMovePattern(QPainter& painter, const BoardView& view);
/// Paints numbered arrows for the analysis moves; worse moves are thinner.
void paintSuggestions(QPainter& painter, const BoardView& view);
/// `paintBetterFrame` paints the target of the better move in brackets, below the pieces. `paintBetter` paints its
/// arrow above them.
void paintBetterFrame(QPainter& painter, const BoardView& view);
void paintBetter(QPainter& painter, const BoardView& view);
/// Paints the annotation symbol of the last move at a corner of its square.
void paintMoveBadge(QPainter& painter, const BoardView& view);
/// Writes how many tower pieces move along the arrow, at its foot. Paints nothing if `parts` is empty.
void paintParts(QPainter& painter, const BoardView& view, const Path& way, const std::vector<int>& parts,
                const QColor& colour);
/// Paints frames around the squares of the reach type that is hovered in the legend.
void paintLit(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
