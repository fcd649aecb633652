// Paints elements of boards that wrap around. Ghost copies under a translucent veil repeat squares around the board.
// Numbered tags stand where lines cross the edges of the board. Closed lines return to the square of their piece.
#pragma once

#include "paint/boardframe.h"
#include "scene/seam.h"

class QPainter;

namespace rokada::ui {

/// Returns the paths whose edge crossings get tags. They are the lines of the selected or inspected piece. If there is
/// no such piece, they are the checks, the recommended move and the last moves.
[[nodiscard]] std::vector<Path> taggedPaths(const BoardFrame& frame);

/// Paints, below the pieces, the lines of the selected piece that cross an edge. If closed lines are shown, paints only
/// these.
void paintRays(QPainter& painter, const BoardView& view);
/// Paints the numbers 1 to 5 on the squares of `FiveSquares::five` (rule of five squares, explain/rays.h), above the
/// marks.
void paintFive(QPainter& painter, const BoardView& view);
/// Paints a translucent veil in the colour of the surroundings over the repeated squares around the board. Also paints
/// the edge of the board, and frames around all copies of the hovered square.
void paintGhostVeil(QPainter& painter, const BoardView& view);
void paintSeamTags(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
