// Paints a board: first the ground, which rarely changes, then pieces and marks.
#pragma once

#include "paint/boardframe.h"

class QImage;
class QPainter;

namespace rokada::ui {

/// Returns the ground: shadow, squares, homes, gates and coordinates, on a transparent picture of the size of the
/// layout's room. Depends only on layout, theme and surroundings.
[[nodiscard]] QPixmap boardGround(const BoardView& view);
/// Paints squares, homes, gates and coordinates, but no shadow.
void paintGround(QPainter& painter, const BoardView& view);
/// Paints everything that moves with the squares: pieces, marks and walls.
void paintOnSquares(QPainter& painter, const BoardView& view);
/// Paints the board over the existing picture. `ground` comes from `boardGround`. An open choice of a piece is not
/// painted; see promotionpainter.h.
void paintBoard(QPainter& painter, const BoardView& view, const QPixmap& ground);

/// Returns a picture of the squares with their marks but without pieces, cropped to the layout's area.
[[nodiscard]] QImage boardDrawing(BoardView view);

}  // namespace rokada::ui
