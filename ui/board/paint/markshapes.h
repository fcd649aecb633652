// The shapes of marks that say what a piece may do on a square.
#pragma once

#include "rules/paths.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace rokada::ui {

/// The four corners of a box.
[[nodiscard]] QPainterPath brackets(const QRectF& box, double arm);
/// The middles of its four sides.
[[nodiscard]] QPainterPath sides(const QRectF& box, double length);
/// Standing on a corner.
[[nodiscard]] QPainterPath diamond(QPointF centre, double half);
/// A sign in bold on a disc with a light rim.
void paintSignDisc(QPainter& painter, QPointF centre, double radius, const QString& sign, const QColor& ground,
                   const QColor& ink);
/// A sample for a legend: where a piece could go on an empty board.
void paintTheorySample(QPainter& painter, const QRectF& box);
/// A sample for a legend: green moves and captures, blue moves only, red captures only, each with its own shape.
void paintReachSample(QPainter& painter, const QRectF& box, Reach reach);

}  // namespace rokada::ui
