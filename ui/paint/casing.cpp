#include "paint/casing.h"

#include <QPainter>

#include "scene/boardtheme.h"

namespace rokada::ui {

void strokeCased(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& c, double w) {
        painter.setPen(QPen(c, w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    };
    stroke(QColor(CasingInk), width + 4.5);
    stroke(QColor(CasingWhite), width + 2);
    stroke(colour, width);
}

void fillCased(QPainter& painter, const QPainterPath& path, const QColor& colour) {
    strokeCased(painter, path, colour, 0.5);
    painter.fillPath(path, colour);
}

}  // namespace rokada::ui
