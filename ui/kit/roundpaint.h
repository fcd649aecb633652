// Paints rounded rectangles.
#pragma once

#include <QColor>
#include <QRectF>
#include <QRegion>

class QPainter;

namespace rokada::ui {

/// Fills a rounded rectangle and draws its edge inside it. An invalid colour draws nothing. Lengths are in pixels.
void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge = {},
                double edgeWidth = 1);

/// Returns the pixels that a rounded rectangle covers by at least half. `radius` is in pixels.
[[nodiscard]] QRegion roundRegion(const QRect& rect, int radius);

/// Returns true on X11, which shows transparent parts of windows black if no compositor runs.
[[nodiscard]] bool windowsNeedMasks();

/// Fills a rounded rectangle with `Theme::soft`. High-contrast themes add an edge. `radius` is in pixels.
void paintSoft(QPainter& painter, const QRectF& rect, double radius);

}  // namespace rokada::ui
