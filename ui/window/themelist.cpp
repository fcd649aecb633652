#include "window/themelist.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "newgame/formparts.h"
#include "texts/names.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

/// Lengths in pixels for a font size (em) of 15 pixels; `designPixels` scales them.
constexpr double ThemePicture = 46, ThemeAbove = 10, ThemeBetween = 6, ThemeBelow = 9, ThemeBeside = 10,
                 ThemeLargestWidth = 130, ThemeRadius = 10, ThemePictureRadius = 6;
constexpr int ThemeSquares = 2;
constexpr int ThemeMostColumns = 3;

QFont nameFont(const QFont& base) { return fontFor(TextRole::SecondLine, base); }

/// Paints a sample of the board theme: two rows of two squares.
void paintSquares(QPainter& painter, const QRectF& room, double radius, const BoardTheme& theme) {
    painter.save();
    QPainterPath corners;
    corners.addRoundedRect(room, radius, radius);
    painter.setClipPath(corners);
    // If a theme has the same colour for all squares, the sample is checkered slightly, as on the board.
    const QColor dark = theme.light == theme.dark ? theme.dark.darker(Checkering) : theme.dark;
    const double side = room.width() / ThemeSquares;
    for (int i = 0; i < ThemeSquares * ThemeSquares; ++i) {
        const QRectF square(room.x() + i % ThemeSquares * side, room.y() + i / ThemeSquares * side, side, side);
        painter.fillRect(square, i % ThemeSquares == i / ThemeSquares ? theme.light : dark);
    }
    painter.setPen(QColor(OutlineInk));
    if (theme.gridWidth > 0) {
        const QPointF middle = room.center();
        painter.drawLine(QPointF(middle.x(), room.top()), QPointF(middle.x(), room.bottom()));
        painter.drawLine(QPointF(room.left(), middle.y()), QPointF(room.right(), middle.y()));
    }
    painter.restore();
}

class TileDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const auto px = [em = emOf(option.font)](double length) { return designPixels(length, em); };
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF tile = QRectF(option.rect).adjusted(4, 3, -4, -3);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (chosen) {
            paintRound(*painter, tile, ThemeRadius, theme().soft, theme().accent, 2);
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            paintRound(*painter, tile, ThemeRadius, theme().hover);
        }
        paintItemFocus(*painter, tile, ThemeRadius, option);
        const int side = px(ThemePicture);
        const QRectF picture(option.rect.center().x() - side / 2.0, option.rect.y() + px(ThemeAbove), side, side);
        paintSquares(*painter, picture, px(ThemePictureRadius),
                     BoardTheme::all()[static_cast<std::size_t>(index.row())]);
        painter->setFont(weighted(nameFont(option.font), chosen ? QFont::DemiBold : QFont::Medium));
        painter->setPen(chosen ? theme().onSoft : theme().text);
        const QRectF words(option.rect.x(), picture.bottom() + px(ThemeBetween), option.rect.width(),
                           option.rect.bottom() - picture.bottom() - px(ThemeBetween));
        painter->drawText(words, Qt::AlignHCenter | Qt::AlignTop, index.data(Qt::DisplayRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        return list ? list->gridSize() : QSize();
    }
};

}  // namespace

ThemeList::ThemeList(QWidget* parent) : QListWidget(parent) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    setItemDelegate(new TileDelegate(this));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    for (std::size_t i = 0; i < BoardTheme::all().size(); ++i) addItem(QString());
    retranslate();
}

const BoardTheme& ThemeList::chosen() const {
    return BoardTheme::all()[static_cast<std::size_t>(std::max(0, currentRow()))];
}

void ThemeList::choose(const BoardTheme& theme) {
    const auto all = BoardTheme::all();
    setCurrentRow(static_cast<int>(std::ranges::find(all, theme) - all.begin()));
}

void ThemeList::retranslate() {
    for (int row = 0; row < count(); ++row)
        item(row)->setText(themeName(BoardTheme::all()[static_cast<std::size_t>(row)].id));
    updateGeometry();
    arrange();
}

QSize ThemeList::tileSize() const {
    const auto px = [em = emOf(font())](double length) { return designPixels(length, em); };
    const QFontMetrics metrics(weighted(nameFont(font()), QFont::DemiBold));
    int words = px(ThemePicture);
    for (int row = 0; row < count(); ++row) words = std::max(words, metrics.horizontalAdvance(item(row)->text()));
    return {words + 2 * px(ThemeBeside),
            px(ThemeAbove) + px(ThemePicture) + px(ThemeBetween) + metrics.height() + px(ThemeBelow)};
}

int ThemeList::columnsIn(int width) const { return std::clamp((width - 1) / tileSize().width(), 1, ThemeMostColumns); }

int ThemeList::heightForWidth(int width) const {
    const int columns = columnsIn(width);
    return (count() + columns - 1) / columns * tileSize().height();
}

QSize ThemeList::sizeHint() const {
    const int width = ThemeMostColumns * tileSize().width() + 1;
    return {width, heightForWidth(width)};
}

QSize ThemeList::minimumSizeHint() const { return tileSize(); }

void ThemeList::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    arrange();
}

void ThemeList::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    updateGeometry();
    arrange();
}

void ThemeList::arrange() {
    const QSize tile = tileSize();
    // Leave one pixel free, because QListView would wrap a row that is as wide as the viewport.
    const int share = (viewport()->width() - 1) / columnsIn(viewport()->width());
    const int widest = std::max(tile.width(), designPixels(ThemeLargestWidth, emOf(font())));
    setGridSize({std::clamp(share, tile.width(), widest), tile.height()});
}

}  // namespace rokada::ui
