#include "window/sectionlist.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "newgame/formparts.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double SectionRow = 46, SectionInset = 12, SectionSign = 21, SectionWordsLeft = 46, SectionRadius = 10;

class RowDelegate final : public QStyledItemDelegate {
public:
    explicit RowDelegate(SectionList& list) : QStyledItemDelegate(&list), list_(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF row = QRectF(option.rect).adjusted(3, 1, -3, -2);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            if (!theme().contrast) paintShadow(*painter, row, px(SectionRadius), Elevation::Button);
            paintRound(*painter, row, px(SectionRadius), theme().raised, theme().contrast ? theme().edge : QColor());
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            paintRound(*painter, row, px(SectionRadius), theme().hover);
        }
        paintItemFocus(*painter, row.adjusted(4, 4, -4, -4), px(SectionRadius) - 4, option);
        const int side = px(SectionSign);
        const QRect sign(option.rect.x() + px(SectionInset), option.rect.center().y() - side / 2, side, side);
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
        painter->drawPixmap(
            sign, iconPixmap(list_.icon(index.row()), chosen ? theme().accent : theme().text2, qRound(side * ratio)));
        painter->setFont(weighted(option.font, chosen ? QFont::DemiBold : QFont::Medium));
        painter->setPen(theme().text);
        painter->drawText(option.rect.adjusted(px(SectionWordsLeft), 0, -px(SectionInset), 0),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const int room = std::max(1, list_.viewport()->width() - px(SectionWordsLeft) - px(SectionInset));
        const int words = QFontMetrics(weighted(option.font, QFont::DemiBold))
                              .boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), Qt::TextWordWrap,
                                            index.data(Qt::DisplayRole).toString())
                              .height();
        return {px(SectionWordsLeft), std::max(px(SectionRow), words + px(SectionInset))};
    }

private:
    const SectionList& list_;
};

}  // namespace

SectionList::SectionList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new RowDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
}

void SectionList::addSection(Icon icon) {
    icons_.push_back(icon);
    addItem(QString());
}

void SectionList::setNames(const QStringList& names) {
    for (int row = 0; row < count(); ++row) item(row)->setText(names[row]);
    updateGeometry();
}

QSize SectionList::sizeHint() const {
    const auto px = [em = emOf(font())](double length) { return designPixels(length, em); };
    const QFontMetrics metrics(weighted(font(), QFont::DemiBold));
    int words = 0, height = 0;
    for (int row = 0; row < count(); ++row) {
        words = std::max(words, metrics.horizontalAdvance(item(row)->text()));
        height += sizeHintForRow(row);
    }
    return {px(SectionWordsLeft) + words + 2 * px(SectionInset), height};
}

QSize SectionList::minimumSizeHint() const { return {0, 2 * designPixels(SectionRow, emOf(font()))}; }

void SectionList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    scheduleDelayedItemsLayout();
    updateGeometry();
}

}  // namespace rokada::ui
