// The names of files and ranks.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// How high the letters are: beside the board nowhere lower than 9 pixels, on squares than 10.
[[nodiscard]] int namePixels(const BoardLayout& layout);
/// Beside, inside or on every square, as the layout says. Names come from the geometry; on a board that wraps letters
/// are capitals, as its inventor writes them.
void paintCoordinates(QPainter& painter, const BoardView& view);
/// What `paintCoordinates` writes on a square, once more: over a tint that covers it, readable on its colour.
void paintNamesOn(QPainter& painter, const BoardView& view, Square square, const QColor& ground);

}  // namespace rokada::ui
