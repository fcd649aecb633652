// Lines with a dark and a light line besides their colour: one of the three is seen on any square.
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour);

}  // namespace rokada::ui
