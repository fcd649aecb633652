// Paints coordinates, the names of files and ranks.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Returns the letter height in pixels: at least 9 beside the board and 10 on squares.
[[nodiscard]] int namePixels(const BoardLayout& layout);
/// Paints the names beside the board, inside it, or on every square, as the layout requests. Boards that wrap around
/// have capital letters, as in the document of their inventor.
void paintCoordinates(QPainter& painter, const BoardView& view);
/// Paints the names of `paintCoordinates` again on a square that a tint has covered. The letters are readable on
/// `ground`, the colour of the square.
void paintNamesOn(QPainter& painter, const BoardView& view, Square square, const QColor& ground);

}  // namespace rokada::ui
