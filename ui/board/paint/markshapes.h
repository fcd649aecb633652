// Shapes of the marks for targets of a piece.
#pragma once

#include "rules/paths.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace rokada::ui {

/// Returns the four corners of a box.
[[nodiscard]] QPainterPath brackets(const QRectF& box, double arm);
/// Returns the middle parts of its four sides.
[[nodiscard]] QPainterPath sides(const QRectF& box, double length);
/// Returns a square standing on a corner.
[[nodiscard]] QPainterPath diamond(QPointF centre, double half);
/// Paints a bold sign on a disc with a light rim.
void paintSignDisc(QPainter& painter, QPointF centre, double radius, const QString& sign, const QColor& ground,
                   const QColor& ink);
/// Paints a legend sample: targets on an empty board.
void paintTheorySample(QPainter& painter, const QRectF& box);
/// Paints a legend sample: green moves and captures, blue moves only, red captures only, each with its own shape.
void paintReachSample(QPainter& painter, const QRectF& box, Reach reach);

}  // namespace rokada::ui
