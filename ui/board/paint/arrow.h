// Arrows along the paths of pieces.
#pragma once

#include "rules/paths.h"

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

class BoardLayout;

/// Shaft and head as one outline, which is filled; it ends shortly before the middle of the last square. Empty for an
/// empty path. `width` is the shaft's, in pixels; of short arrows it is less, like that of the head.
[[nodiscard]] QPainterPath arrowShape(const BoardLayout& layout, const Path& path, double width,
                                      Qt::PenStyle shaft = Qt::SolidLine);
/// To a square that touches the first one: on the screen no longer than a diagonal.
[[nodiscard]] bool goesNextDoor(const BoardLayout& layout, const Path& path);
/// With a rim, so that it is seen on any square.
void fillArrow(QPainter& painter, const QPainterPath& shape, const QColor& colour);

}  // namespace rokada::ui
