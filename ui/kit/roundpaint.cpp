#include "kit/roundpaint.h"

#include "kit/theme.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

void paintRound(QPainter& painter, const QRectF& rect, double radius, const QColor& fill, const QColor& edge,
                double edgeWidth) {
    if (rect.isEmpty()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double inset = edge.isValid() ? edgeWidth / 2 : 0;
    const QRectF outline = rect.adjusted(inset, inset, -inset, -inset);
    const double round = std::max(0.0, std::min({radius - inset, outline.width() / 2, outline.height() / 2}));
    painter.setPen(edge.isValid() ? QPen(edge, edgeWidth) : QPen(Qt::NoPen));
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(outline, round, round);
    painter.restore();
}

QRegion roundRegion(const QRect& rect, int radius) {
    const int rows = std::min(radius, rect.height() / 2);
    QRegion region(rect.adjusted(0, rows, 0, -rows));
    for (int row = 0; row < rows; ++row) {
        const double height = radius - row - 0.5;
        const int inset = qRound(radius - std::sqrt(radius * radius - height * height));
        const QRect line(rect.x() + inset, rect.y() + row, rect.width() - 2 * inset, 1);
        region += line;
        region += line.translated(0, rect.height() - 1 - 2 * row);
    }
    return region;
}

bool windowsNeedMasks() { return QGuiApplication::platformName() == QLatin1String("xcb"); }

void paintSoft(QPainter& painter, const QRectF& rect, double radius) {
    const int edge = theme().softEdge();
    paintRound(painter, rect, radius, theme().soft, edge > 0 ? theme().accent : QColor(), edge);
}

}  // namespace rokada::ui
