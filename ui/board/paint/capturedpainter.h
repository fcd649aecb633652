// Pieces that a side has captured, as a row or a block of small pictures on its player panel.
#pragma once

#include "paint/boardframe.h"

#include <QRect>

class QPainter;

namespace rokada::ui {

/// Black pieces cannot be seen on a dark panel: there they lie on a plate.
inline constexpr QRgb PanelPlate = 0xFFC9C4B8;

/// Smaller pictures could not be told apart, in pixels.
inline constexpr int LeastCaptured = 16;

struct CapturedSize {
    QSize size;         ///< empty if there is nothing to show
    bool whole = true;  ///< no piece is left out
};

/// What they need of this room.
[[nodiscard]] CapturedSize capturedSize(const QPainter& painter, const SeatScene& seat, QSize room);
/// Lines at the right or left end of the room: with numbers behind fewer pictures where there is little room, and at
/// last without the least valuable pieces. `ink` is the colour of figures.
void paintCaptured(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                   Qt::Alignment side, const QColor& ink);
/// On a panel that stands they are a block of pictures with numbers at the upper end of the room, without the least
/// valuable pieces where there is little room.
void paintCapturedBlock(QPainter& painter, const BoardView& view, const SeatScene& seat, const QRect& room,
                        const QColor& ink);

}  // namespace rokada::ui
