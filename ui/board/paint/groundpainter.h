// The parts of the board's ground: squares, homes, walls.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintSquares(QPainter& painter, const BoardView& view);
/// The colour of a square under the tint of its side.
[[nodiscard]] QColor tintedGround(const BoardView& view, Square square);
/// The same after the last move.
[[nodiscard]] QColor playedGround(const BoardView& view, Square square);
/// What lies over a selected or inspected square.
[[nodiscard]] QColor selectedTint(const BoardView& view, Square square);
/// The colour of a square with all its tints: those of its side, of the last move, and of the selection.
[[nodiscard]] QColor seenGround(const BoardView& view, Square square);
/// Marks on a square of the last move that say which way it went. At least 3.
[[nodiscard]] QColor playedInk(const BoardView& view, Square square);
/// The tint and the sign of each side on the squares where its reserve pieces may be placed.
void paintHomes(QPainter& painter, const BoardView& view);
/// A thin frame around the field that the variant's inventor has outlined.
void paintField(QPainter& painter, const BoardView& view);
/// Bars that join squares which touch the board with a corner only; over tints, which would cover their ends.
void paintBars(QPainter& painter, const BoardView& view);
/// Where the path leads into a side's home: a threshold between the ends of its walls.
void paintGates(QPainter& painter, const BoardView& view);
void paintWalls(QPainter& painter, const BoardView& view);
/// The ends of the walls alone, on top of marks that would hide what they are about.
void paintPosts(QPainter& painter, const BoardLayout& layout);

}  // namespace rokada::ui
