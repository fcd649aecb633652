// Paints a board: first the ground, which rarely changes and can be cached, then pieces and marks.
#pragma once

#include "paint/boardframe.h"

class QImage;
class QPainter;

namespace rokada::ui {

/// Returns the ground of a board as a transparent picture of the size `layout.room()`. The ground is the shadow, the
/// squares, the coordinates, and the homes (squares for reserve pieces) with their gates. It depends only on layout,
/// theme and surroundings.
[[nodiscard]] QPixmap boardGround(const BoardView& view);
/// Paints the ground without its shadow.
void paintGround(QPainter& painter, const BoardView& view);
/// Paints everything on the squares: pieces, marks and walls.
void paintOnSquares(QPainter& painter, const BoardView& view);
/// Paints the board over the existing picture. `ground` comes from `boardGround`. Does not paint the choice of a
/// promotion piece; see promotionpainter.h.
void paintBoard(QPainter& painter, const BoardView& view, const QPixmap& ground);

/// Returns a picture of the squares with their marks but without pieces, cropped to the layout's area.
[[nodiscard]] QImage boardDrawing(BoardView view);

}  // namespace rokada::ui
