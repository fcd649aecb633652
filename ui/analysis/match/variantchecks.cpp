#include "match/variantchecks.h"

#include "kit/fonts.h"
#include "kit/latin.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "paint/signaturetile.h"
#include "shell/checkrow.h"
#include "shell/stylejob.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int CheckColumns = 2;
/// Sizes and gaps of a tile, in pixels at a font size of 15 pixels.
constexpr double CheckTile = 44, CheckPicture = 30, CheckInset = 8, CheckGap = 10, CheckBox = 20, CheckRadius = 10;

class CheckDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        const QRectF tile = QRectF(option.rect).adjusted(2, 2, -2, -2);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state.testFlag(QStyle::State_MouseOver)) paintRound(*painter, tile, px(CheckRadius), theme().hover);
        if (option.state.testFlag(QStyle::State_HasFocus) && style::keysInUse())
            paintRound(*painter, tile, px(CheckRadius), {}, theme().accent, 2);
        // The picture is between the check box and the name. The check box is on the left: on the right it would seem
        // to belong to the next tile.
        const int side = px(CheckPicture);
        const int picture = option.rect.x() + px(CheckInset) + px(CheckBox) + px(CheckGap);
        const std::string id = index.data(Qt::UserRole).toString().toStdString();
        paintSignatureTile(*painter, QRectF(picture, option.rect.center().y() - side / 2.0, side, side), id);
        painter->setFont(weighted(option.font, checked ? QFont::DemiBold : QFont::Medium));
        painter->setPen(theme().text);
        const int words = picture + side + px(CheckGap) - option.rect.x();
        painter->drawText(option.rect.adjusted(words, 0, -px(CheckInset), 0),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
        QStyleOption box;
        const int size = px(CheckBox);
        box.rect = QRect(option.rect.x() + px(CheckInset), option.rect.center().y() - size / 2, size, size);
        box.state = QStyle::State_Enabled | (checked ? QStyle::State_On : QStyle::State_Off);
        box.palette = option.palette;
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, option.widget);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        return list ? list->gridSize() : QSize();
    }

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                     const QModelIndex& index) override {
        return switchCheck(*event, *model, index);
    }
};

}  // namespace

VariantChecks::VariantChecks(QWidget* parent) : QListWidget(parent) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new CheckDelegate(this));
    for (const VariantInfo& info : offeredVariants()) {
        auto* item = new QListWidgetItem(this);
        item->setData(Qt::UserRole, latin(info.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
    }
    retranslate();
}

void VariantChecks::retranslate() {
    const QSignalBlocker quiet(this);
    for (int row = 0; row < count(); ++row)
        item(row)->setText(variantName(item(row)->data(Qt::UserRole).toString().toStdString()));
    arrange();
}

int VariantChecks::tileHeight() const {
    return std::max(designPixels(CheckTile, emOf(font())), 2 * fontMetrics().lineSpacing() + 6);
}

void VariantChecks::arrange() {
    const int rows = (count() + CheckColumns - 1) / CheckColumns;
    setFixedHeight(rows * tileHeight());
    // A row exactly as wide as the viewport would be wrapped by the list, so it is made 1 pixel narrower.
    setGridSize({std::max(1, (viewport()->width() - 1) / CheckColumns), tileHeight()});
}

void VariantChecks::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    arrange();
}

void VariantChecks::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) arrange();
}

}  // namespace rokada::ui
