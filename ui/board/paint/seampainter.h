// What a board that wraps shows besides the others: ghosts that are paler than the board, numbered tags where lines
// cross the cut, the lines that lead over it, and closed lines.
#pragma once

#include "paint/boardframe.h"
#include "scene/seam.h"

class QPainter;

namespace rokada::ui {

/// The paths whose crossings carry tags: those of the selected or inspected piece, else checks, advice and the
/// last move.
[[nodiscard]] std::vector<Path> taggedPaths(const BoardFrame& frame);

/// Below the pieces: lines of the selected piece that lead over the cut, and its closed lines.
void paintRays(QPainter& painter, const BoardView& view);
/// Above the marks: the numbers of the rule of five squares.
void paintFive(QPainter& painter, const BoardView& view);
/// The margin towards the surround, the cut, and the frames of all copies of the pointed square.
void paintGhostVeil(QPainter& painter, const BoardView& view);
void paintSeamTags(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
