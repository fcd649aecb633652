// Painting of rounded surfaces.
#pragma once

#include <QColor>
#include <QRectF>
#include <QRegion>

class QPainter;

namespace rokada::ui {

/// Fills a rounded rectangle and draws its edge inside it. An invalid colour draws nothing. Lengths are in pixels.
void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge = {},
                double edgeWidth = 1);

/// Returns the pixels of which a rounded rectangle covers at least half.
[[nodiscard]] QRegion roundRegion(const QRect& rect, int radius);

/// Returns true on a platform that shows transparent parts of windows black if it has no compositor.
[[nodiscard]] bool windowsNeedMasks();

/// Fills a rounded rectangle with the soft colour of the theme. High-contrast themes add an edge. `radius` is in
/// pixels.
void paintSoft(QPainter& painter, const QRectF& rect, double radius);

}  // namespace rokada::ui
