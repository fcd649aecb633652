#include "library/statisticschart.h"

#include "scene/boardtheme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace rokada::ui {

namespace {

struct Part {
    QRgb colour;
    Qt::BrushStyle pattern;
    const char* name;
};

/// Parts of a bar. Their colours are distinguishable for colour-blind users, and their patterns even without colours.
constexpr std::array parts{Part{0xFF3E8A6B, Qt::NoBrush, QT_TRANSLATE_NOOP("Statistics", "won")},
                           Part{0xFFC9C2B4, Qt::Dense6Pattern, QT_TRANSLATE_NOOP("Statistics", "drawn")},
                           Part{0xFFC4603A, Qt::BDiagPattern, QT_TRANSLATE_NOOP("Statistics", "lost")}};
constexpr int Gap = 6;

}  // namespace

StatisticsChart::StatisticsChart(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StatisticsChart::setBars(std::vector<Bar> bars) {
    bars_ = std::move(bars);
    updateGeometry();
    update();
}

int StatisticsChart::barHeight() const { return fontMetrics().height() + 8; }

int StatisticsChart::nameWidth() const {
    int width = 0;
    for (const Bar& bar : bars_) width = std::max(width, fontMetrics().horizontalAdvance(bar.name));
    return width + Gap;
}

/// Returns the size in pixels that shows all bars and the legend below them.
QSize StatisticsChart::sizeHint() const { return {320, (static_cast<int>(bars_.size()) + 1) * (barHeight() + Gap)}; }

void StatisticsChart::paintPart(QPainter& painter, const QRect& rect, int part, int count) const {
    const auto& [colour, pattern, name] = parts[static_cast<std::size_t>(part)];
    painter.fillRect(rect, QColor(colour));
    if (pattern != Qt::NoBrush) painter.fillRect(rect, QBrush(QColor(0, 0, 0, 70), pattern));
    painter.setPen(QColor(OutlineInk));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
    const QString number = QString::number(count);
    const QRect text(QPoint(), QSize(fontMetrics().horizontalAdvance(number) + 6, fontMetrics().height()));
    if (count == 0 || text.width() > rect.width()) return;
    QRect ground = text;
    ground.moveCenter(rect.center());
    painter.fillRect(ground, QColor(colour));
    painter.drawText(rect, Qt::AlignCenter, number);
}

void StatisticsChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    int most = 1;
    for (const Bar& bar : bars_) most = std::max(most, bar.won + bar.drawn + bar.lost);
    const int left = nameWidth();
    const int room = width() - left - 1;
    int y = 0;
    for (const Bar& bar : bars_) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(0, y, left, barHeight()), Qt::AlignVCenter | Qt::AlignLeft, bar.name);
        int before = 0;
        const std::array counts{bar.won, bar.drawn, bar.lost};
        for (int part = 0; part < 3; ++part) {
            const int count = counts[static_cast<std::size_t>(part)];
            const int from = left + room * before / most;
            before += count;
            if (count > 0)
                paintPart(painter, QRect(from, y, left + room * before / most - from, barHeight()), part, count);
        }
        y += barHeight() + Gap;
    }
    int x = left;
    for (int part = 0; part < 3 && !bars_.empty(); ++part) {
        paintPart(painter, QRect(x, y + 4, barHeight() - 8, barHeight() - 8), part, 0);
        x += barHeight();
        const QString name = QCoreApplication::translate("Statistics", parts[static_cast<std::size_t>(part)].name);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QPoint(x, y + 4 + fontMetrics().ascent()), name);
        x += fontMetrics().horizontalAdvance(name) + 3 * Gap;
    }
}

}  // namespace rokada::ui
