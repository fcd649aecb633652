// Arrow shapes along the paths of pieces.
#pragma once

#include "rules/paths.h"

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

class BoardLayout;

/// Returns shaft and head as one filled outline, ending shortly before the centre of the last square; empty for an
/// empty path. `width` is the shaft width in pixels; short arrows are thinner, with smaller heads.
[[nodiscard]] QPainterPath arrowShape(const BoardLayout& layout, const Path& path, double width,
                                      Qt::PenStyle shaft = Qt::SolidLine);
/// Returns true if the path leads to an adjacent square on the screen.
[[nodiscard]] bool goesNextDoor(const BoardLayout& layout, const Path& path);
/// Fills the arrow with a rim, so that it is visible on every square.
void fillArrow(QPainter& painter, const QPainterPath& shape, const QColor& colour);

}  // namespace rokada::ui
