#include "newgame/variantlist.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "newgame/formparts.h"
#include "paint/signaturetile.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Row = 64, Tile = 46, Inset = 12, WordsLeft = 72, WordsRight = 12;
constexpr double Radius = 12;

class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF row = QRectF(option.rect).adjusted(4, 4, -4, -4);
        if (chosen) {
            if (!theme().contrast) paintShadow(*painter, row, Radius, Elevation::Button);
            paintRound(*painter, row, Radius, theme().raised, theme().contrast ? theme().edge : QColor());
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            paintRound(*painter, row, Radius, theme().hover);
        }
        paintItemFocus(*painter, row, Radius, option);
        const int side = px(Tile);
        const QRectF tile(option.rect.x() + px(Inset), option.rect.y() + (option.rect.height() - side) / 2, side, side);
        paintSignatureTile(*painter, tile, offeredVariants()[static_cast<std::size_t>(index.row())].id);
        painter->save();
        painter->setFont(weighted(option.font, chosen ? QFont::DemiBold : QFont::Medium));
        painter->setPen(theme().text);
        const QRect words = option.rect.adjusted(px(WordsLeft), 0, -px(WordsRight) / 2, 0);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                          index.data(Qt::DisplayRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const int em = emOf(option.font);
        return {designPixels(WordsLeft, em), designPixels(Row, em)};
    }
};

}  // namespace

VariantList::VariantList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new RowDelegate(this));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
    for (std::size_t i = 0; i < offeredVariants().size(); ++i) addItem(QString());
    retranslate();
    setCurrentRow(0);
}

const VariantInfo& VariantList::chosen() const {
    return offeredVariants()[static_cast<std::size_t>(std::max(0, currentRow()))];
}

void VariantList::choose(const VariantInfo& game) { setCurrentRow(static_cast<int>(&game - offeredVariants().data())); }

QSize VariantList::sizeHint() const {
    const int em = emOf(font());
    int words = 0;
    const QFontMetrics metrics(weighted(font(), QFont::DemiBold));
    for (int row = 0; row < count(); ++row) words = std::max(words, metrics.horizontalAdvance(item(row)->text()));
    return {designPixels(WordsLeft + WordsRight, em) + words, count() * designPixels(Row, em)};
}

QSize VariantList::minimumSizeHint() const { return {sizeHint().width(), 2 * designPixels(Row, emOf(font()))}; }

void VariantList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) updateGeometry();
}

void VariantList::retranslate() {
    for (int row = 0; row < count(); ++row) {
        const std::string_view id = offeredVariants()[static_cast<std::size_t>(row)].id;
        item(row)->setText(variantName(id));
        item(row)->setToolTip(variantSentence(id));
        item(row)->setData(Qt::AccessibleDescriptionRole, variantSentence(id));
    }
    updateGeometry();
}

}  // namespace rokada::ui
