#include "learn/ratinggraph.h"

#include "kit/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int Gap = 6;
/// Smallest range of ratings on the graph, so that a small change does not look large.
constexpr int LeastRange = 100;
constexpr double Dot = 2.5;

}  // namespace

RatingGraph::RatingGraph(QWidget* parent) : QWidget(parent) { setObjectName(QStringLiteral("ratingGraph")); }

void RatingGraph::setHistory(const QList<int>& history) {
    history_ = history;
    update();
}

QSize RatingGraph::sizeHint() const { return {fontMetrics().height() * 26, fontMetrics().height() * 10}; }

QSize RatingGraph::minimumSizeHint() const { return {fontMetrics().height() * 12, fontMetrics().height() * 5}; }

/// Returns the area of the graph, without the numbers at its left edge.
QRect RatingGraph::plot() const {
    const int numbers = fontMetrics().horizontalAdvance(QStringLiteral("-0000")) + Gap;
    const int half = fontMetrics().height() / 2;
    return rect().adjusted(numbers, half, -Gap, -half);
}

void RatingGraph::paintEvent(QPaintEvent*) {
    if (history_.isEmpty()) return;
    const auto [low, high] = std::ranges::minmax(history_);
    const int middle = (low + high) / 2, range = std::max(LeastRange, high - low);
    const int bottom = middle - range / 2, top = bottom + range;
    const QRect area = plot();
    const auto heightOf = [&](int rating) { return area.bottom() - double(area.height()) * (rating - bottom) / range; };
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const int mark : {bottom, bottom + range / 2, top}) {
        const double y = heightOf(mark);
        painter.setPen(theme().line);
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme().text2);
        const QRectF number(0, y - fontMetrics().height() / 2.0, area.left() - Gap, fontMetrics().height());
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(mark));
    }
    QPolygonF line;
    const double step = double(area.width()) / static_cast<double>(std::max<qsizetype>(1, history_.size() - 1));
    for (qsizetype i = 0; i < history_.size(); ++i)
        line << QPointF(area.left() + step * static_cast<double>(i), heightOf(history_[i]));
    painter.setPen(QPen(theme().accent, 2));
    painter.drawPolyline(line);
    painter.setBrush(theme().accent);
    painter.drawEllipse(line.last(), Dot, Dot);
}

}  // namespace rokada::ui
