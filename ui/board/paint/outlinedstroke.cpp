#include "paint/outlinedstroke.h"

#include <QPainter>

#include "scene/boardtheme.h"
#include "scene/markcolours.h"

namespace rokada::ui {

namespace {

/// Width of the dark line around the white rim, in pixels.
constexpr double InkLine = 1;

void stroke(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

}  // namespace

void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    stroke(painter, path, QColor(OutlineInk), width + 2 * (WhiteRim + InkLine));
    strokeRimmed(painter, path, colour, width);
}

void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour) {
    strokeOutlined(painter, path, colour, 0);
    painter.fillPath(path, colour);
}

void strokeRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour, double width) {
    stroke(painter, path, QColor(OutlineWhite), width + 2 * WhiteRim);
    if (width > 0) stroke(painter, path, colour, width);
}

void fillRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour) {
    strokeRimmed(painter, path, colour, 0);
    painter.fillPath(path, colour);
}

}  // namespace rokada::ui
