// Lines with a dark and a light line besides their colour: one of the three is seen on any square.
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

void strokeCased(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillCased(QPainter& painter, const QPainterPath& path, const QColor& colour);

}  // namespace rokada::ui
