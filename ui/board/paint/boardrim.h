// Paints the edge of the board: round corners and a soft shadow.
#pragma once

#include "paint/boardframe.h"

#include <QPoint>

#include <vector>

class QPainter;

namespace rokada::ui {

/// Convex corner of the board's outline.
struct BoardCorner {
    QPoint at;       ///< point where the straight edges of the board would meet
    QPoint inwards;  ///< direction into the board: -1 or 1 along both axes
};
[[nodiscard]] std::vector<BoardCorner> cornersOf(const BoardLayout& layout);

/// Paints the shadow below the squares on a transparent picture. The shadow fades out at the edges of the picture.
/// Paints nothing in dark surroundings.
void paintBoardShadow(QPainter& painter, const BoardView& view);
/// Rounds the corners of the squares by making them transparent, in a picture with an alpha channel.
void cutCorners(QPainter& painter, const BoardView& view);
/// Rounds the corners of the squares by painting over them in the colour of the surroundings. Paints nothing if the
/// surroundings are transparent, because `cutCorners` has then made the corners transparent.
void paintCorners(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
