// Paints elements of boards that wrap around: pale ghost copies, numbered tags where lines cross the cut, lines over
// the cut, and closed lines.
#pragma once

#include "paint/boardframe.h"
#include "scene/seam.h"

class QPainter;

namespace rokada::ui {

/// Returns the paths whose crossings get tags: those of the selected or inspected piece, otherwise checks, advice and
/// the last move.
[[nodiscard]] std::vector<Path> taggedPaths(const BoardFrame& frame);

/// Paints lines of the selected piece over the cut, and its closed lines, below the pieces.
void paintRays(QPainter& painter, const BoardView& view);
/// Paints the numbers 1 to 5 on the squares of `FiveSquares::five`, above the marks.
void paintFive(QPainter& painter, const BoardView& view);
/// Paints the veil that makes ghost copies pale, the line of the cut, and frames around all copies of the hovered
/// square.
void paintGhostVeil(QPainter& painter, const BoardView& view);
void paintSeamTags(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
