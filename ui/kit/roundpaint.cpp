#include "kit/roundpaint.h"

#include "kit/theme.h"

#include <QPainter>

#include <algorithm>

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

void paintSoft(QPainter& painter, const QRectF& rect, double radius) {
    const int edge = theme().softEdge();
    paintRound(painter, rect, radius, theme().soft, edge > 0 ? theme().accent : QColor(), edge);
}

}  // namespace rokada::ui
