// Paints the edge of the board: round corners and a soft shadow.
#pragma once

#include "paint/boardframe.h"

#include <QPoint>

#include <vector>

class QPainter;

namespace rokada::ui {

/// Convex corner of the board's outline.
struct BoardCorner {
    QPoint at;       ///< point where the edges would meet
    QPoint inwards;  ///< direction into the board: -1 or 1 along both axes
};
[[nodiscard]] std::vector<BoardCorner> cornersOf(const BoardLayout& layout);

/// Paints the shadow below the squares on a transparent picture. The shadow fades out at the edges of the picture.
/// Paints nothing in dark surroundings.
void paintBoardShadow(QPainter& painter, const BoardView& view);
/// Makes the corners of the squares transparent in a picture with an alpha channel.
void cutCorners(QPainter& painter, const BoardView& view);
/// Paints the corners over the squares in the colour of the surroundings. Paints nothing if that colour is unknown; the
/// picture of the squares then has transparent corners already.
void paintCorners(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
