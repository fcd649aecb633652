#include "newgame/variantlist.h"

#include "board/boardwidget.h"
#include "texts/names.h"
#include "variants/variants.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>

#include <algorithm>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int PictureSide = 74;
constexpr int RowMargin = 6;
constexpr int SentenceRole = Qt::UserRole;

/// PictureSide on the left, name in bold over the sentence.
class GameDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem own = option;
        initStyleOption(&own, index);
        own.text.clear();
        own.icon = {};
        const QStyle* style = own.widget->style();
        style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);
        const QRect inner = option.rect.adjusted(RowMargin, RowMargin, -RowMargin, -RowMargin);
        const auto picture = index.data(Qt::DecorationRole).value<QImage>();
        const QSize size = picture.deviceIndependentSize().toSize();
        painter->drawImage(
            inner.topLeft() + QPoint((PictureSide - size.width()) / 2, (PictureSide - size.height()) / 2), picture);
        const bool selected = own.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setPen(own.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        QRect words = inner.adjusted(PictureSide + RowMargin + 2, 0, 0, 0);
        painter->setFont(nameFont(own.font));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        words.setTop(words.top() + QFontMetrics(nameFont(own.font)).height() + 2);
        painter->setFont(own.font);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(SentenceRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QFontMetrics metrics(option.font);
        const int width = widthOf(option) - PictureSide - 3 * RowMargin - 2;
        const QRect sentence =
            metrics.boundingRect(QRect(0, 0, width, 1000), Qt::TextWordWrap, index.data(SentenceRole).toString());
        const int words = QFontMetrics(nameFont(option.font)).height() + 2 + sentence.height();
        return {PictureSide, std::max(PictureSide, words) + 2 * RowMargin};
    }

private:
    static int widthOf(const QStyleOptionViewItem& option) {
        const auto* view = qobject_cast<const QListWidget*>(option.widget);
        return view ? view->viewport()->width() : option.rect.width();
    }

    static QFont nameFont(QFont font) {
        font.setBold(true);
        return font;
    }
};

QImage painted(const VariantInfo& info, bool dark, qreal ratio) {
    const Game game(Rulebook::compile(*makeVariant(info, {})));
    BoardWidget board;
    board.setLook({.coordinates = Coordinates::Off, .panels = false, .dark = dark});
    board.setGame(&game);
    // Painted large and scaled down, because lines have a least width on the board.
    const QSize large = QSize(PictureSide, PictureSide) * 4;
    const BoardLayout layout(game.book().variant(), large, 0, Coordinates::Off, {}, false);
    const QImage whole =
        board.picture(large).copy(layout.area().adjusted(-layout.edge(), -layout.edge(), layout.edge(), layout.edge()));
    QImage image = whole.scaled(QSize(PictureSide, PictureSide) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

/// The list is made whenever somebody begins a game, and a picture takes a rulebook and a whole board. A null image
/// that has not been painted yet.
QImage& pictureOf(const VariantInfo& info, bool dark, qreal ratio) {
    static std::map<std::tuple<std::string_view, bool, qreal>, QImage> pictures;
    return pictures[{info.id, dark, ratio}];
}

}  // namespace

VariantList::VariantList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new GameDelegate(this));
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    for (std::size_t i = 0; i < offeredVariants().size(); ++i) addItem(QString());
    paintPictures();
    retranslate();
    setCurrentRow(0);
}

const VariantInfo& VariantList::chosen() const {
    return offeredVariants()[static_cast<std::size_t>(std::max(0, currentRow()))];
}

void VariantList::choose(const VariantInfo& game) { setCurrentRow(static_cast<int>(&game - offeredVariants().data())); }

QSize VariantList::sizeHint() const {
    const auto rows = static_cast<int>(offeredVariants().size());
    return {340, rows * (PictureSide + 2 * RowMargin) + 2 * frameWidth()};
}

void VariantList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::PaletteChange && count() > 0) paintPictures();
}

void VariantList::retranslate() {
    for (int row = 0; row < count(); ++row) {
        const std::string_view id = offeredVariants()[static_cast<std::size_t>(row)].id;
        item(row)->setText(variantName(id));
        item(row)->setData(SentenceRole, variantSentence(id));
        item(row)->setData(Qt::AccessibleDescriptionRole, variantSentence(id));
    }
}

void VariantList::paintPictures() {
    next_ = 0;
    if (!std::exchange(painting_, true)) paintNext();
}

/// Those that have been painted before come at once, each of the others in a turn of the event loop.
void VariantList::paintNext() {
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    for (bool fresh = false; next_ < count(); ++next_) {
        const VariantInfo& info = offeredVariants()[static_cast<std::size_t>(next_)];
        QImage& picture = pictureOf(info, dark, devicePixelRatioF());
        if (picture.isNull()) {
            if (std::exchange(fresh, true)) return QTimer::singleShot(0, this, &VariantList::paintNext);
            picture = painted(info, dark, devicePixelRatioF());
        }
        item(next_)->setData(Qt::DecorationRole, picture);
    }
    painting_ = false;
}

}  // namespace rokada::ui
