// Paints the captured pieces of a side as rows or a block of small pictures on its player panel.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

class QPainter;

namespace rokada::ui {

/// Colour of the plate under black pieces, which are invisible on a dark panel.
inline constexpr QRgb PanelPlate = 0xFFC9C4B8;

/// Smallest picture size in pixels that can be recognized.
inline constexpr int LeastCaptured = 16;

struct CapturedSize {
    QSize size;         ///< empty if there is nothing to show
    bool whole = true;  ///< no piece is left out
};

/// Returns the size that the pieces need within this room.
[[nodiscard]] CapturedSize capturedSize(const QPainter& painter, const SeatScene& seat, QSize room);
/// Paints rows at the right or left end of the room. With little room, numbers replace repeated pictures, and finally
/// the least valuable pieces are omitted. `ink` is the text colour.
void paintCaptured(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                   Qt::Alignment side, const QColor& ink);
/// Paints a block with numbers at the upper end of a vertical panel, without the least valuable pieces if there is
/// little room.
void paintCapturedBlock(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                        const QColor& ink);

}  // namespace rokada::ui
