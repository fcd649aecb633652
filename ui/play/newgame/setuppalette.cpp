#include "newgame/setuppalette.h"

#include "newgame/setuptexts.h"
#include "rules/samerules.h"
#include "scene/boardtheme.h"

#include <QGridLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QStyleHints>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace rokada::ui {

namespace {

constexpr int Picture = 40;
constexpr std::size_t MaxInRow = 10;
/// Background of the pieces in a dark theme, on which black pieces would be invisible. Its lightness is that of a light
/// square of the board.
constexpr QRgb Tile = 0xFFD8C4A0;

QPixmap onTile(const QPixmap& piece) {
    QPixmap tile(piece.size());
    tile.setDevicePixelRatio(piece.devicePixelRatio());
    tile.fill(Qt::transparent);
    QPainter painter(&tile);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(Tile));
    painter.drawRoundedRect(QRectF(0, 0, Picture, Picture), 4, 4);
    painter.drawPixmap(0, 0, piece);
    return tile;
}

}  // namespace

SetupPalette::SetupPalette(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(1);
    setAccessibleName(tr("Pieces"));
}

void SetupPalette::setBook(const RulebookPtr& book) {
    book_ = book;
    for (const Item& item : items_) delete item.button;
    items_.clear();
    const Variant& variant = book->variant();
    const std::size_t kinds = variant.kinds.size(), rows = (kinds + MaxInRow - 1) / MaxInRow;
    const std::size_t columns = (kinds + rows - 1) / rows;
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        for (std::size_t kind = 0; kind < variant.kinds.size(); ++kind) {
            const Piece piece = pieceOf(Side(side), Kind(kind));
            auto* button = new QToolButton(this);
            button->setObjectName(QStringLiteral("piece:%1").arg(static_cast<int>(piece)));
            button->setCheckable(true);
            button->setAutoRaise(true);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setIconSize({Picture, Picture});
            button->installEventFilter(this);
            const QString words = texts::piece(variant, piece);
            button->setToolTip(
                tr("%1 (key %2)").arg(words, QLatin1String(std::string(1, variant.kinds[kind].letter).c_str())));
            button->setAccessibleName(words);
            connect(button, &QToolButton::clicked, this, [this, piece] { choose(hand_ == piece ? NoPiece : piece); });
            const auto row = side * rows + kind / columns;
            grid_->addWidget(button, static_cast<int>(row), static_cast<int>(kind % columns));
            items_.push_back({piece, button});
        }
    }
    side_ = Side(0);
    hand_ = NoPiece;
    paintIcons();
}

bool SetupPalette::shows(const RulebookPtr& book) const {
    return book_ && sameVariant(book_->variant(), book->variant());
}

void SetupPalette::paintIcons() {
    const Variant& variant = book_->variant();
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    for (const Item& item : items_) {
        QPixmap piece = art_.piece(variant.kinds[kindOf(item.piece)], variant.sideSpecs[sideOf(item.piece)].name,
                                   Picture, devicePixelRatioF());
        paintTwin(piece, item.piece);
        item.button->setIcon(QIcon(dark ? onTile(piece) : piece));
    }
}

/// Paints a small piece in the corner of the picture, to distinguish kinds with the same picture. For a pawn with a
/// fixed promotion, it is the piece to which the pawn promotes. For a promoted piece, it is a pawn.
void SetupPalette::paintTwin(QPixmap& picture, Piece piece) {
    constexpr double Corner = Picture * 0.42;
    const KindSpec& spec = book_->variant().kinds[kindOf(piece)];
    const Kind sign = spec.identity != 0 ? book_->variant().kindOf(spec.identity)
                      : spec.promoted    ? book_->pawnKind()
                                         : NoKind;
    if (sign == NoKind) return;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF disc(Picture - Corner, Picture - Corner, Corner, Corner);
    painter.setPen(Qt::NoPen);
    const QColor colour = coloursOf(book_->variant().sideSpecs[sideOf(piece)].name).fill;
    painter.setBrush(readableOn(colour));
    painter.drawRoundedRect(disc, 3, 3);
    const double edge = Corner * 0.14;
    art_.drawSign(painter, disc.adjusted(edge, edge, -edge, -edge), book_->variant().kinds[sign], colour,
                  devicePixelRatioF());
}

void SetupPalette::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && book_) paintIcons();
}

void SetupPalette::choose(Piece piece) {
    hand_ = piece;
    if (piece != NoPiece) side_ = sideOf(piece);
    for (const Item& item : items_) item.button->setChecked(item.piece == piece);
    emit chosen(piece);
}

void SetupPalette::chooseSide(Side side) {
    if (side >= book_->sides()) return;
    side_ = side;
    if (hand_ != NoPiece) choose(pieceOf(side, kindOf(hand_)));
}

/// Follows the drag of a piece to the board. The board gets no mouse events during the drag, because the pressed button
/// of the palette grabs the mouse.
bool SetupPalette::eventFilter(QObject* watched, QEvent* event) {
    const auto item = std::ranges::find(items_, watched, &Item::button);
    if (item == items_.end()) return QWidget::eventFilter(watched, event);
    const auto global = [&] { return static_cast<QMouseEvent*>(event)->globalPosition().toPoint(); };
    if (event->type() == QEvent::MouseButtonPress) pressPoint_ = global();
    if (event->type() == QEvent::MouseMove && static_cast<QMouseEvent*>(event)->buttons().testFlag(Qt::LeftButton)) {
        const int distance = (global() - pressPoint_).manhattanLength();
        dragging_ = dragging_ || distance >= QGuiApplication::styleHints()->startDragDistance();
        if (dragging_) emit dragged(item->piece, global());
    }
    if (event->type() == QEvent::MouseButtonRelease && std::exchange(dragging_, false)) {
        item->button->setDown(false);
        emit dropped(item->piece, global());
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace rokada::ui
