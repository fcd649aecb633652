// Where the board ends: round corners, and a soft shadow on what is around it.
#pragma once

#include "paint/boardframe.h"

#include <QPoint>

#include <vector>

class QPainter;

namespace rokada::ui {

/// A corner of the board's outline that points outwards.
struct BoardCorner {
    QPoint at;       ///< the point where the lines would meet
    QPoint inwards;  ///< -1 or 1 along both axes
};
[[nodiscard]] std::vector<BoardCorner> cornersOf(const BoardLayout& layout);

/// Below the squares, on a transparent picture; it ends where the picture ends. Nothing in the dark.
void paintBoardShadow(QPainter& painter, const BoardView& view);
/// Over the squares, in the colour of what is around the board. Nothing where that is unknown.
void paintCorners(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
