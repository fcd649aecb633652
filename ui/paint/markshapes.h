// The shapes of marks that say what a man may do on a square.
#pragma once

#include "rules/paths.h"

#include <QPainterPath>
#include <QRectF>

class QPainter;

namespace rokada::ui {

/// The four corners of a box.
[[nodiscard]] QPainterPath brackets(const QRectF& box, double arm);
/// A sample for a legend: green moves and takes, blue only moves, red only takes, each with its own shape.
void paintReachSample(QPainter& painter, const QRectF& box, Reach reach);

}  // namespace rokada::ui
