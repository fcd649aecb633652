#include "shell/avatarrows.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/shadow.h"
#include "kit/theme.h"
#include "shell/checkrow.h"
#include "shell/stylejob.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int TitleRole = Qt::UserRole + 1, MoreRole = Qt::UserRole + 2;

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double AvatarPicture = 36, AvatarInset = 12, AvatarWords = 60, AvatarAir = 8, AvatarRadius = 10,
                 AvatarBox = 20;

bool isCheckable(const QModelIndex& index) { return index.data(Qt::CheckStateRole).isValid(); }

class AvatarDelegate final : public QStyledItemDelegate {
public:
    explicit AvatarDelegate(AvatarRows& list) : QStyledItemDelegate(&list), list_(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool checkable = isCheckable(index);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        paintGround(*painter, option, checkable);
        if (!index.flags().testFlag(Qt::ItemIsEnabled)) painter->setOpacity(style::DisabledOpacity);
        const int side = px(AvatarPicture);
        const QRectF disc(option.rect.x() + px(AvatarInset), option.rect.center().y() - side / 2.0, side, side);
        paintAvatar(*painter, disc, list_.avatar(index.row()), theme().panel);
        const QRect words = wordsIn(option.rect, option.font, checkable);
        const QFont title = weighted(option.font, QFont::DemiBold), more = fontFor(TextRole::SecondLine, option.font);
        const QString second = index.data(MoreRole).toString();
        const int first = QFontMetrics(title).lineSpacing();
        const int below = second.isEmpty() ? 0 : heightOf(second, more, words.width());
        const int top = words.center().y() - (first + below) / 2;
        painter->setFont(title);
        painter->setPen(theme().text);
        painter->drawText(
            QRect(words.x(), top, words.width(), first), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(title).elidedText(index.data(TitleRole).toString(), Qt::ElideRight, words.width()));
        painter->setFont(more);
        painter->setPen(theme().text2);
        painter->drawText(QRect(words.x(), top + first, words.width(), below), Qt::AlignLeft | Qt::TextWordWrap,
                          second);
        if (checkable) paintBox(*painter, option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool checkable = isCheckable(index);
        const QRect row(0, 0, list_.viewport()->width(), px(AvatarPicture));
        const QString second = index.data(MoreRole).toString();
        const int below = second.isEmpty() ? 0
                                           : heightOf(second, fontFor(TextRole::SecondLine, option.font),
                                                      wordsIn(row, option.font, checkable).width());
        const int words = QFontMetrics(weighted(option.font, QFont::DemiBold)).lineSpacing() + below;
        return {px(AvatarWords), std::max(words, px(AvatarPicture)) + 2 * px(AvatarAir)};
    }

    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem&,
                     const QModelIndex& index) override {
        return switchCheck(*event, *model, index);
    }

private:
    static int heightOf(const QString& words, const QFont& font, int width) {
        return QFontMetrics(font)
            .boundingRect(QRect(0, 0, std::max(1, width), QWIDGETSIZE_MAX), Qt::TextWordWrap, words)
            .height();
    }

    static QRect wordsIn(const QRect& row, const QFont& font, bool checkable) {
        const auto px = [em = emOf(font)](double length) { return designPixels(length, em); };
        return row.adjusted(px(AvatarWords), 0, -px(AvatarInset) - (checkable ? px(AvatarBox + AvatarInset) : 0), 0);
    }

    /// Paints the background of a row. A selected row is raised. A selected row with a check box has the background of
    /// a hovered row, because its check box shows the choice.
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, bool checkable) const {
        const QRectF row = QRectF(option.rect).adjusted(3, 1, -3, -2);
        const double radius = designPixels(AvatarRadius, emOf(option.font));
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        if (chosen && !checkable) {
            if (!theme().contrast) paintShadow(painter, row, radius, Elevation::Button);
            paintRound(painter, row, radius, theme().raised, theme().contrast ? theme().edge : QColor());
        } else if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            paintRound(painter, row, radius, theme().hover);
        }
        if (option.state.testFlag(QStyle::State_HasFocus) && style::keysInUse())
            paintRound(painter, row, radius, {}, theme().accent, 2);
    }

    void paintBox(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        QStyleOption box;
        const int side = px(AvatarBox);
        box.rect = QRect(option.rect.right() - px(AvatarInset) - side, option.rect.center().y() - side / 2, side, side);
        const bool checked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        box.state = QStyle::State_Enabled | (checked ? QStyle::State_On : QStyle::State_Off);
        box.palette = option.palette;
        list_.style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, &painter, &list_);
    }

    const AvatarRows& list_;
};

}  // namespace

AvatarRows::AvatarRows(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new AvatarDelegate(*this));
    setFrameShape(QFrame::NoFrame);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    viewport()->setAutoFillBackground(false);
}

QListWidgetItem& AvatarRows::addRow(const AvatarRow& row) {
    avatars_.push_back(row.avatar);
    auto* item = new QListWidgetItem(row.text, this);
    item->setData(TitleRole, row.title);
    item->setData(MoreRole, row.more);
    item->setData(Qt::AccessibleDescriptionRole, row.more);
    return *item;
}

void AvatarRows::clearRows() {
    clear();
    avatars_.clear();
}

QSize AvatarRows::minimumSizeHint() const {
    const int em = emOf(font());
    return {12 * em, 3 * designPixels(AvatarPicture + 2 * AvatarAir, em)};
}

void AvatarRows::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) scheduleDelayedItemsLayout();
}

}  // namespace rokada::ui
