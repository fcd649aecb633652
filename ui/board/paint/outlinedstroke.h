// Lines and shapes that are seen on any square: green ones with a white rim, those of other colours with a dark line
// round the rim.
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour);
/// With the white rim alone: the colour must be one that is seen where white is not.
void strokeRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour);

}  // namespace rokada::ui
