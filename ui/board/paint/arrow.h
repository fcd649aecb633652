// Arrow shapes along the paths of pieces.
#pragma once

#include "rules/paths.h"

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

class BoardLayout;

/// Returns shaft and head of an arrow as one outline to be filled. The arrow ends shortly before the centre of the last
/// square. An empty path gives an empty outline. `width` is the shaft width in pixels. Short arrows are thinner and
/// have smaller heads.
[[nodiscard]] QPainterPath arrowShape(const BoardLayout& layout, const Path& path, double width,
                                      Qt::PenStyle shaft = Qt::SolidLine);
/// Returns true if the path leads to a square that is adjacent on the screen.
[[nodiscard]] bool goesNextDoor(const BoardLayout& layout, const Path& path);
/// Fills the arrow with a rim, so that it is visible on every square.
void fillArrow(QPainter& painter, const QPainterPath& shape, const QColor& colour);

}  // namespace rokada::ui
