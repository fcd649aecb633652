// Paints the ground of the board: squares, homes and walls.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintSquares(QPainter& painter, const BoardView& view);
/// Returns the colour of a square, with the tint of the side that owns it.
[[nodiscard]] QColor tintedGround(const BoardView& view, Square square);
/// Returns the colour of a square of the last move.
[[nodiscard]] QColor playedGround(const BoardView& view, Square square);
/// Returns the tint of a selected or inspected square.
[[nodiscard]] QColor selectedTint(const BoardView& view, Square square);
/// Returns the colour of a square with all tints: side, last move and selection.
[[nodiscard]] QColor seenGround(const BoardView& view, Square square);
/// Returns the colour of marks that show the direction of the last move. Its contrast to the square is at least 3.
[[nodiscard]] QColor playedInk(const BoardView& view, Square square);
/// Paints the tint and the emblem of each side on the squares where its reserve pieces can be placed.
void paintHomes(QPainter& painter, const BoardView& view);
/// Paints a thin frame around the field that the variant's inventor has outlined.
void paintField(QPainter& painter, const BoardView& view);
/// Paints bars that connect the board with squares that touch it only at a corner. Call it after the tints are painted,
/// because they would cover the ends of the bars.
void paintBars(QPainter& painter, const BoardView& view);
/// Paints thresholds between the walls where a path leads into a side's home.
void paintGates(QPainter& painter, const BoardView& view);
void paintWalls(QPainter& painter, const BoardView& view);
/// Paints the ends of walls again, over marks that would hide them.
void paintPosts(QPainter& painter, const BoardLayout& layout);

}  // namespace rokada::ui
