#include "search/scoredelegate.h"

#include "kit/theme.h"
#include "search/movesplayedmodel.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace rokada::ui {

namespace {

struct ScorePart {
    QColor ground, ink;
};

/// Corner radius of the bar, and distance between the bar and the edge of the row, in pixels.
constexpr int BarRadius = 4, BarGap = 5;

/// Returns the colours of White's wins, draws and Black's wins. They do not depend on the theme.
std::array<ScorePart, 3> scoreParts() {
    const EvaluationColours sides;
    return {
        ScorePart{sides.white, Qt::black}, {mixed(sides.white, sides.black, 0.4), Qt::black}, {sides.black, Qt::white}};
}

}  // namespace

void ScoreDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList results = index.data(MovesPlayedModel::ResultsRole).toList();
    qint64 all = 0;
    for (const QVariant& part : results) all += part.toLongLong();
    if (all == 0) return;
    const QRect bar = option.rect.adjusted(3, BarGap, -3, -BarGap);
    const std::array parts = scoreParts();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), BarRadius, BarRadius);
    painter->setClipPath(outline);
    qint64 before = 0;
    for (qsizetype i = 0; i < results.size(); ++i) {
        const auto& [ground, ink] = parts[static_cast<std::size_t>(i)];
        const qint64 count = results[i].toLongLong();
        const int from = bar.left() + static_cast<int>(bar.width() * before / all);
        before += count;
        const QRect part(from, bar.top(), bar.left() + static_cast<int>(bar.width() * before / all) - from,
                         bar.height());
        painter->fillRect(part, ground);
        const QString percent = QString::number((count * 100 + all / 2) / all);
        if (option.fontMetrics.horizontalAdvance(percent) + 4 > part.width()) continue;
        painter->setPen(ink);
        painter->drawText(part, Qt::AlignCenter, percent);
    }
    painter->setClipping(false);
    painter->setPen(theme().edge);
    painter->drawPath(outline);
    painter->restore();
}

QSize ScoreDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({90, option.fontMetrics.height() + 2 * BarGap + 4});
}

}  // namespace rokada::ui
