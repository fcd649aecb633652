// Painting of rounded surfaces.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace rokada::ui {

/// Fills a rounded rectangle and draws its edge inside it. An invalid colour draws nothing. Lengths in pixels.
void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge = {},
                double edgeWidth = 1);

/// Paints a soft fill, with an edge in high-contrast themes.
void paintSoft(QPainter& painter, const QRectF& rect, double radius);

}  // namespace rokada::ui
