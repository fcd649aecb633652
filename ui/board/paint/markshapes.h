// Shapes of marks on squares, and samples of marks for the legend.
#pragma once

#include "rules/paths.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace rokada::ui {

/// Returns brackets at the four corners of a box. Each line of a bracket is `arm` long.
[[nodiscard]] QPainterPath brackets(const QRectF& box, double arm);
/// Returns the middle parts of the four sides of a box, each `length` long.
[[nodiscard]] QPainterPath sides(const QRectF& box, double length);
/// Returns a square that stands on a corner. `half` is half its diagonal.
[[nodiscard]] QPainterPath diamond(QPointF centre, double half);
/// Paints a bold sign on a disc with a light rim.
void paintSignDisc(QPainter& painter, QPointF centre, double radius, const QString& sign, const QColor& ground,
                   const QColor& ink);
/// Paints the mark of a target on an empty board, as a sample for the legend.
void paintTheorySample(QPainter& painter, const QRectF& box);
/// Paints the mark of a type of reach, as a sample for the legend. Moves and captures are green, moves only blue,
/// captures only red. Each type has its own shape.
void paintReachSample(QPainter& painter, const QRectF& box, Reach reach);

}  // namespace rokada::ui
