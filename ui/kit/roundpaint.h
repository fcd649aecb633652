// Painting of rounded surfaces.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace rokada::ui {

/// Fills a rounded rectangle and draws its edge inside it. An invalid colour draws nothing. Lengths are in pixels.
void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge = {},
                double edgeWidth = 1);

/// Fills a rounded rectangle with the soft colour of the theme. High-contrast themes add an edge. `radius` is in
/// pixels.
void paintSoft(QPainter& painter, const QRectF& rect, double radius);

}  // namespace rokada::ui
