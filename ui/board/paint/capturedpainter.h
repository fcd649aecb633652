// Paints the captured pieces of a side as rows or a block of small pictures on its player panel.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

class QPainter;

namespace rokada::ui {

/// Light background colour for captured pieces on a dark panel, on which black pieces would be invisible.
inline constexpr QRgb PanelPlate = 0xFFC9C4B8;

/// Smallest size, in pixels, at which the picture of a piece can be recognized.
inline constexpr int MinCaptured = 16;

struct CapturedSize {
    QSize size;         ///< size of all rows; empty if there is nothing to show
    bool whole = true;  ///< true if no piece is left out
};

/// Returns the size that the pictures of captured pieces need, at most `room`.
[[nodiscard]] CapturedSize capturedSize(const QPainter& painter, const SeatScene& seat, QSize room);
/// Paints rows of captured pieces, aligned to the end of the room that `side` selects. With little room, numbers
/// replace repeated pictures, and finally the least valuable pieces are left out. `ink` is the text colour.
void paintCaptured(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                   Qt::Alignment side, const QColor& ink);
/// Paints a block of captured pieces with numbers at the upper end of a vertical panel. With little room, the least
/// valuable pieces are left out. `ink` is the text colour.
void paintCapturedBlock(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                        const QColor& ink);

}  // namespace rokada::ui
