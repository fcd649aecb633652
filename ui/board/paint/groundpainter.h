// Paints the ground of the board: squares, homes (squares for a side's reserve pieces) and walls.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintSquares(QPainter& painter, const BoardView& view);
/// Returns the colour of a square, with the tint of the side whose home (squares for reserve pieces) contains it.
[[nodiscard]] QColor tintedGround(const BoardView& view, Square square);
/// Returns the colour of a square of the last move.
[[nodiscard]] QColor playedGround(const BoardView& view, Square square);
/// Returns the translucent tint of the square whose piece is selected or shows its movement.
[[nodiscard]] QColor selectedTint(const BoardView& view, Square square);
/// Returns the colour of a square with all its tints: home, last move and selection.
[[nodiscard]] QColor seenGround(const BoardView& view, Square square);
/// Returns the colour of marks that show the direction of the last move. Its contrast to the square is at least 3.
[[nodiscard]] QColor playedInk(const BoardView& view, Square square);
/// Paints the home of each side (squares for reserve pieces): a tint and the emblem of the side.
void paintHomes(QPainter& painter, const BoardView& view);
/// Paints a thin frame around the area that the variant's inventor has outlined; see `outlinedField`.
void paintField(QPainter& painter, const BoardView& view);
/// Paints bars that connect the board with squares that touch it only at a corner. Call it after the tints are painted,
/// because tints would cover the ends of the bars.
void paintBars(QPainter& painter, const BoardView& view);
/// Paints gates: thresholds where a path leads between the walls into a side's home (squares for reserve pieces).
void paintGates(QPainter& painter, const BoardView& view);
void paintWalls(QPainter& painter, const BoardView& view);
/// Paints the ends of walls again, over marks that would hide them.
void paintPosts(QPainter& painter, const BoardLayout& layout);

}  // namespace rokada::ui
