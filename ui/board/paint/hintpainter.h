// Hints that explain: the pieces that an arrival would put on the board, and the squares of one type of reach.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Pale pieces with a plus where they would appear; struck through where the square is occupied.
void paintBonuses(QPainter& painter, const BoardView& view);
/// A tint and a ring on the squares of an unusual piece's pattern.
void paintMovePattern(QPainter& painter, const BoardView& view);
/// Arrows for the moves of the analysis, numbered and the thinner the worse they are.
void paintSuggestions(QPainter& painter, const BoardView& view);
/// What would have been better than the last move: an arrow, and below the pieces its target in brackets.
void paintBetterFrame(QPainter& painter, const BoardView& view);
void paintBetter(QPainter& painter, const BoardView& view);
/// The symbol of the last move, at a corner of its square.
void paintMoveBadge(QPainter& painter, const BoardView& view);
/// At the foot of an arrow: how many pieces of a tower go that way; nothing without numbers.
void paintParts(QPainter& painter, const BoardView& view, const Path& way, const std::vector<int>& parts,
                const QColor& colour);
/// Frames around the squares of the type that is pointed at in the legend.
void paintLit(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
