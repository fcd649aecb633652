// Paints explanations: bonus pieces of Bolyar chess, move patterns, arrows of analysis and review, and highlighted
// squares.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Paints the bonus pieces that the selected piece would earn, pale and with a plus, on the squares where they would
/// appear. On an occupied square, the bonus piece is crossed out.
void paintBonuses(QPainter& painter, const BoardView& view);
/// Paints the marks of a move pattern, the targets of a piece on an empty board.
void paintMovePattern(QPainter& painter, const BoardView& view);
/// Paints numbered arrows for the moves of the analysis. Arrows of worse moves are thinner.
void paintSuggestions(QPainter& painter, const BoardView& view);
/// `paintBetterFrame` paints brackets around the targets of the better move and of the reply that refutes the played
/// move, below the pieces. `paintBetter` paints the arrows of both moves above the pieces.
void paintBetterFrame(QPainter& painter, const BoardView& view);
void paintBetter(QPainter& painter, const BoardView& view);
/// Paints the annotation symbol of the last move at a corner of its square.
void paintMoveBadge(QPainter& painter, const BoardView& view);
/// Paints the numbers of tower pieces that move along an arrow, at its foot. Paints nothing if `parts` is empty.
void paintParts(QPainter& painter, const BoardView& view, const Path& way, const std::vector<int>& parts,
                const QColor& colour);
/// Paints frames around squares that a text mentions, and around all targets of the type (move, capture or both) that
/// is hovered in the legend.
void paintLit(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
