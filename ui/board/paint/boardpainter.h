// Paints a board: the ground that rarely changes, and what stands and happens on it.
#pragma once

#include "paint/boardframe.h"

class QImage;
class QPainter;

namespace rokada::ui {

/// The board's shadow, squares, homes, walls and names of files and ranks, on a transparent picture as large as the
/// layout's room. It depends on the layout, the theme and the surround only.
[[nodiscard]] QPixmap boardGround(const BoardView& view);
/// The same without the shadow, painted as it is.
void paintGround(QPainter& painter, const BoardView& view);
/// Pieces, marks and walls: what lies on the squares and moves with them.
void paintOnSquares(QPainter& painter, const BoardView& view);
/// The board over what is already painted. `ground` comes from `boardGround`. An open choice between pieces is not
/// painted, see promotionpainter.h.
void paintBoard(QPainter& painter, const BoardView& view, const QPixmap& ground);

/// The squares and what is marked on them, without pieces, from edge to edge of the layout's area.
[[nodiscard]] QImage boardDrawing(BoardView view);

}  // namespace rokada::ui
