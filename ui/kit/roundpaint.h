// Painting of rounded surfaces.
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace rokada::ui {

/// Fills a rounded rectangle and draws its edge inside it; a colour that is not valid draws nothing.
void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge = {},
                double edgeWidth = 1);

/// A soft fill: with an edge if the theme has high contrast.
void paintSoft(QPainter& painter, const QRectF& rect, double radius);

}  // namespace rokada::ui
