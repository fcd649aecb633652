#include "newgame/enginerows.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "newgame/formparts.h"
#include "paint/avatar.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int FactsRole = Qt::UserRole, StandingRole = Qt::UserRole + 1;
constexpr int MaxRows = 5;

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Disc = 36, Inset = 14, WordsLeft = 64, Above = 9;
constexpr double Radius = 10, SmallSize = 0.9, Faded = 0.45;

class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const int em = emOf(option.font);
        const auto px = [em](double length) { return designPixels(length, em); };
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF row = QRectF(option.rect).adjusted(4, 4, -4, -4);
        painter->save();
        if (!option.state.testFlag(QStyle::State_Enabled)) painter->setOpacity(Faded);
        const bool pointed = option.state.testFlag(QStyle::State_MouseOver);
        paintRound(*painter, row, Radius,
                   chosen    ? theme().soft
                   : pointed ? theme().hover
                             : theme().raised,
                   chosen ? theme().accent : theme().line, chosen ? 2 : 1);
        paintItemFocus(*painter, row, Radius, option);
        const double side = px(Disc);
        paintAvatar(*painter, {row.left() + px(Inset), row.center().y() - side / 2, side, side}, {Avatar::Type::Engine},
                    theme().soft);
        const QRectF words = row.adjusted(px(WordsLeft), px(Above), -px(Inset), -px(Above));
        const QFont name = weighted(option.font, QFont::DemiBold), small = scaledFont(option.font, SmallSize);
        painter->setFont(name);
        painter->setPen(chosen ? theme().onSoft : theme().text);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        painter->setFont(small);
        painter->setPen(chosen ? theme().onSoft : theme().text2);
        QRectF below = words.adjusted(0, QFontMetrics(name).height(), 0, 0);
        const QString facts = index.data(FactsRole).toString(), standing = index.data(StandingRole).toString();
        painter->drawText(below, Qt::AlignLeft | Qt::AlignTop, facts);
        if (isBeside(option, index)) {
            painter->drawText(words, Qt::AlignRight | Qt::AlignVCenter, standing);
        } else {
            below.adjust(0, facts.isEmpty() ? 0 : QFontMetrics(small).height(), 0, 0);
            painter->drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, standing);
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const QFontMetrics small(scaledFont(option.font, SmallSize));
        int height = QFontMetrics(weighted(option.font, QFont::DemiBold)).height() + small.height();
        if (!isBeside(option, index)) {
            const int width = std::max(1, widthOf(option) - px(WordsLeft) - px(Inset));
            height +=
                small.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, index.data(StandingRole).toString())
                    .height();
        }
        return {px(WordsLeft), std::max(height + 2 * px(Above), px(Disc) + px(Above)) + 8};
    }

private:
    static int widthOf(const QStyleOptionViewItem& option) {
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        return list ? list->viewport()->width() : option.rect.width();
    }

    /// Returns true if the text `EngineRow::standing` fits to the right of the engine's name and details. Otherwise it
    /// is painted below them.
    static bool isBeside(const QStyleOptionViewItem& option, const QModelIndex& index) {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const QFontMetrics small(scaledFont(option.font, SmallSize)), name(weighted(option.font, QFont::DemiBold));
        const int left = std::max(name.horizontalAdvance(index.data(Qt::DisplayRole).toString()),
                                  small.horizontalAdvance(index.data(FactsRole).toString()));
        const int right = small.horizontalAdvance(index.data(StandingRole).toString());
        return px(WordsLeft) + left + px(Inset) + right + px(Inset) <= widthOf(option);
    }
};

}  // namespace

EngineRows::EngineRows(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new RowDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void EngineRows::setRows(const std::vector<EngineRow>& rows) {
    const QSignalBlocker quiet(this);
    const QString before = currentItem() ? currentItem()->text() : QString();
    clear();
    for (const EngineRow& row : rows) {
        auto* item = new QListWidgetItem(row.name, this);
        item->setData(FactsRole, row.facts);
        item->setData(StandingRole, row.standing);
        item->setData(Qt::AccessibleDescriptionRole, QStringLiteral("%1. %2").arg(row.facts, row.standing));
        if (!row.able) item->setFlags(item->flags() & ~(Qt::ItemIsEnabled | Qt::ItemIsSelectable));
        if (row.able && row.name == before) setCurrentItem(item);
    }
    if (currentRow() < 0) setCurrentRow(0);
    updateGeometry();
}

QSize EngineRows::sizeHint() const {
    int height = 0;
    for (int row = 0; row < std::min(count(), MaxRows); ++row) height += sizeHintForRow(row);
    return {20 * emOf(font()), height};
}

QSize EngineRows::minimumSizeHint() const { return {12 * emOf(font()), sizeHint().height()}; }

void EngineRows::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace rokada::ui
