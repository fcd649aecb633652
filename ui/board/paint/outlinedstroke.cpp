#include "paint/outlinedstroke.h"

#include <QPainter>

#include "scene/boardtheme.h"

namespace rokada::ui {

void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QColor& c, double w) {
        painter.setPen(QPen(c, w, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    };
    stroke(QColor(OutlineInk), width + 4.5);
    stroke(QColor(OutlineWhite), width + 2);
    stroke(colour, width);
}

void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour) {
    strokeOutlined(painter, path, colour, 0.5);
    painter.fillPath(path, colour);
}

}  // namespace rokada::ui
