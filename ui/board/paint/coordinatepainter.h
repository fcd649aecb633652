// The names of files and ranks.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// How high the letters are: nowhere lower than 9 pixels.
[[nodiscard]] int namePixels(const BoardLayout& layout);
/// Beside, inside or on every square, as the layout says. Names come from the geometry; letters are written large, as
/// on wooden boards.
void paintCoordinates(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
