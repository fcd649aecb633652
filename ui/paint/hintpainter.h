// Hints that explain: the men that an arrival would put on the board, and the squares of one sort of reach.
#pragma once

#include "paint/boardview.h"

class QPainter;

namespace rokada::ui {

/// Pale men with a plus where they would appear; struck through where somebody stands in their place.
void paintBonuses(QPainter& painter, const BoardView& view);
/// A tint and a ring on the squares of a strange man's pattern.
void paintMovePattern(QPainter& painter, const BoardView& view);
/// Frames round the squares of the sort that is pointed at in the legend.
void paintLit(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
