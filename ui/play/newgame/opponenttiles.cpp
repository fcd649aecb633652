#include "newgame/opponenttiles.h"

#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "newgame/formparts.h"

#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace rokada::ui {

namespace {

constexpr int StrengthRole = Qt::UserRole;

// Lengths in design pixels. 15 design pixels are one em; `designPixels` converts them to pixels.
constexpr double Disc = 56, Above = 12, Between = 6, Below = 12, Beside = 8, LargestWidth = 150;
constexpr double Radius = 10;
constexpr double LevelSize = 0.85;

struct TileFonts {
    explicit TileFonts(const QFont& base)
        : name(weighted(base, QFont::DemiBold)), level(scaledFont(base, LevelSize)), em(emOf(base)) {}
    QFont name, level;
    int em;

    [[nodiscard]] int px(double length) const { return designPixels(length, em); }
    [[nodiscard]] int height() const {
        return px(Above) + px(Disc) + px(Between) + QFontMetrics(name).height() + QFontMetrics(level).height() +
               px(Below);
    }
};

class TileDelegate final : public QStyledItemDelegate {
public:
    TileDelegate(const std::span<const Opponent>& opponents, QObject* parent)
        : QStyledItemDelegate(parent), opponents_(opponents) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const TileFonts fonts(option.font);
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        const QRectF tile = QRectF(option.rect).adjusted(4, 4, -4, -4);
        QColor ground = option.widget ? option.widget->palette().color(QPalette::Base) : theme().panel;
        if (chosen) {
            ground = theme().soft;
            paintRound(*painter, tile, Radius, ground, theme().accent, 2);
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            ground = theme().hover;
            paintRound(*painter, tile, Radius, ground);
        }
        paintItemFocus(*painter, tile, Radius, option);
        const int side = fonts.px(Disc);
        QRectF line(option.rect.x(), option.rect.y() + fonts.px(Above), option.rect.width(), side);
        const Opponent& opponent = opponents_[static_cast<std::size_t>(index.row())];
        paintAvatar(*painter, {line.center() - QPointF(side, side) / 2, QSizeF(side, side)}, avatarOf(opponent),
                    ground);
        line.moveTop(line.bottom() + fonts.px(Between));
        painter->save();
        const auto write = [&](const QFont& font, const QColor& colour, const QString& words) {
            line.setHeight(QFontMetrics(font).height());
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(line, Qt::AlignCenter, words);
            line.moveTop(line.bottom());
        };
        write(fonts.name, chosen ? theme().onSoft : theme().text, index.data(Qt::DisplayRole).toString());
        write(fonts.level, chosen ? theme().onSoft : theme().text2, index.data(StrengthRole).toString());
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
        const auto* list = qobject_cast<const QListWidget*>(option.widget);
        return list ? list->gridSize() : QSize();
    }

private:
    const std::span<const Opponent>& opponents_;
};

}  // namespace

OpponentTiles::OpponentTiles(QWidget* parent) : QListWidget(parent) {
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new TileDelegate(opponents_, this));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OpponentTiles::setOpponents(std::span<const Opponent> opponents, std::string_view game) {
    const QSignalBlocker quiet(this);
    clear();
    opponents_ = opponents;
    game_ = game;
    for (std::size_t i = 0; i < opponents_.size(); ++i) addItem(QString());
    retranslate();
    setCurrentRow(0);
}

const Opponent* OpponentTiles::chosen() const {
    return currentRow() < 0 ? nullptr : &opponents_[static_cast<std::size_t>(currentRow())];
}

void OpponentTiles::choose(Level level) {
    const auto above = std::ranges::upper_bound(opponents_, level, {}, &Opponent::level);
    const QSignalBlocker quiet(this);
    setCurrentRow(std::max(0, static_cast<int>(above - opponents_.begin()) - 1));
}

void OpponentTiles::retranslate() {
    for (int row = 0; row < count(); ++row) {
        const Opponent& opponent = opponents_[static_cast<std::size_t>(row)];
        const QString name = nameOf(opponent);
        item(row)->setText(name);
        // The number alone is short, so that more tiles fit into a row.
        const QString number = QString::number(opponent.rating.value);
        item(row)->setData(StrengthRole, opponent.rating.estimate ? QStringLiteral("\u2248 %1").arg(number) : number);
        item(row)->setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(name, ratingLabel(opponent.rating)));
        item(row)->setData(Qt::AccessibleDescriptionRole, mannerOf(opponent, game_));
    }
    updateGeometry();
    arrange();
}

QSize OpponentTiles::smallestTile() const {
    const TileFonts fonts(font());
    int words = fonts.px(Disc);
    for (int row = 0; row < count(); ++row) {
        words = std::max({words, QFontMetrics(fonts.name).horizontalAdvance(item(row)->text()),
                          QFontMetrics(fonts.level).horizontalAdvance(item(row)->data(StrengthRole).toString())});
    }
    return {words + 2 * fonts.px(Beside), fonts.height()};
}

/// Returns a number of columns that fits into `width` pixels and gives all rows about the same number of tiles.
int OpponentTiles::columnsIn(int width) const {
    const int most = std::clamp((width - 1) / smallestTile().width(), 1, std::max(count(), 1));
    // Prefer half as many columns as there are tiles, but at least five. Use fewer columns if these do not fit.
    const int wanted = std::min(most, std::max(5, (count() + 1) / 2));
    const int rows = (count() + wanted - 1) / std::max(wanted, 1);
    return rows > 0 ? (count() + rows - 1) / rows : 1;
}

int OpponentTiles::heightForWidth(int width) const {
    const int columns = columnsIn(width);
    return (count() + columns - 1) / columns * smallestTile().height();
}

QSize OpponentTiles::sizeHint() const {
    const int width = 5 * smallestTile().width() + 1;
    return {width, heightForWidth(width)};
}

QSize OpponentTiles::minimumSizeHint() const { return smallestTile(); }

void OpponentTiles::resizeEvent(QResizeEvent* event) {
    QListWidget::resizeEvent(event);
    arrange();
}

void OpponentTiles::changeEvent(QEvent* event) {
    QListWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    updateGeometry();
    arrange();
}

void OpponentTiles::arrange() {
    const QSize tile = smallestTile();
    // One pixel is left free, because QListView would wrap a row that is as wide as the viewport.
    const int share = (viewport()->width() - 1) / columnsIn(viewport()->width());
    setGridSize({std::clamp(share, tile.width(), std::max(tile.width(), designPixels(LargestWidth, emOf(font())))),
                 tile.height()});
}

}  // namespace rokada::ui
