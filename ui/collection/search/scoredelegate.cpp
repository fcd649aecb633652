#include "search/scoredelegate.h"

#include "search/movesplayedmodel.h"

#include <QPainter>

#include <array>

namespace rokada::ui {

namespace {

struct ScorePart {
    QRgb ground, ink;
};

/// Background and text colours of wins, draws and losses. The parts are white, grey and black, in light and dark
/// themes.
constexpr std::array scoreParts{ScorePart{0xFFF4F4F4, 0xFF101010}, ScorePart{0xFF9A9A9A, 0xFF101010},
                                ScorePart{0xFF2B2B2B, 0xFFF4F4F4}};

}  // namespace

void ScoreDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList results = index.data(MovesPlayedModel::ResultsRole).toList();
    qint64 all = 0;
    for (const QVariant& part : results) all += part.toLongLong();
    if (all == 0) return;
    const QRect bar = option.rect.adjusted(3, 3, -3, -3);
    painter->save();
    qint64 before = 0;
    for (qsizetype i = 0; i < results.size(); ++i) {
        const auto& [ground, ink] = scoreParts[static_cast<std::size_t>(i)];
        const qint64 count = results[i].toLongLong();
        const int from = bar.left() + static_cast<int>(bar.width() * before / all);
        before += count;
        const QRect part(from, bar.top(), bar.left() + static_cast<int>(bar.width() * before / all) - from,
                         bar.height());
        painter->fillRect(part, QColor(ground));
        const QString percent = QString::number((count * 100 + all / 2) / all);
        if (option.fontMetrics.horizontalAdvance(percent) + 4 > part.width()) continue;
        painter->setPen(QColor(ink));
        painter->drawText(part, Qt::AlignCenter, percent);
    }
    painter->setPen(QColor(0xFF707070));
    painter->drawRect(bar.adjusted(0, 0, -1, -1));
    painter->restore();
}

QSize ScoreDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return QStyledItemDelegate::sizeHint(option, index).expandedTo({90, option.fontMetrics.height() + 8});
}

}  // namespace rokada::ui
