#include "pages/towerlist.h"

#include "board/boardwidget.h"
#include "board/squaretexts.h"
#include "kit/fonts.h"
#include "kit/roundpaint.h"
#include "kit/theme.h"
#include "texts/names.h"
#include "texts/towertexts.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rokada::ui {

namespace {

/// Lengths in design pixels. 15 design pixels are one em; `px` converts them to pixels.
constexpr double Row = 40, LowestRow = 24, PieceSide = 28, LineRoom = 12, Handle = 20, RowInset = 10;
constexpr double RowRadius = 8;

/// Returns the highest tower of the board. If several towers are equally high, returns the one on the target of the
/// last move, otherwise the first in board order. The result has no pieces if there is no tower.
Fan highestTower(const BoardScene& scene) {
    const Square last = scene.played.empty() ? NoSquare : scene.played.front().to;
    Square highest = NoSquare;
    for (std::size_t s = 0; s < scene.below.size(); ++s) {
        const std::size_t height = scene.below[s].size();
        const std::size_t most = highest == NoSquare ? 0 : scene.below[highest].size();
        if (height > most || (height == most && height > 0 && Square(s) == last)) highest = Square(s);
    }
    return highest == NoSquare ? Fan{} : Fan{.square = highest, .pieces = scene.tower(highest)};
}

}  // namespace

TowerList::TowerList(BoardWidget& board, QWidget* parent) : QWidget(parent), board_(board) {
    setObjectName(QStringLiteral("towerList"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("focusRing", true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
}

void TowerList::follow() {
    const auto& fan = board_.frame().attention.fan;
    const Fan seen = fan ? *fan : highestTower(board_.frame().scene);
    if (seen.square == tower_.square && seen.pieces == tower_.pieces && seen.lifted == tower_.lifted) return;
    const bool resized = seen.pieces.size() != tower_.pieces.size();
    tower_ = seen;
    setAccessibleName(words());
    setCursor(divisible() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (resized) updateGeometry();
    update();
}

int TowerList::px(double length) const { return designPixels(length, emOf(font())); }

/// Returns the free space below the rows in pixels. The dividing line and its handle need this space if the line is
/// below the last piece.
int TowerList::roomForLine() const { return px((LineRoom + Handle) / 2) + 1; }

int TowerList::heightFor(int pieces) const { return pieces * px(Row) + roomForLine(); }

QSize TowerList::minimumSizeHint() const { return {0, count() * px(LowestRow) + roomForLine()}; }

/// Returns the height of a row in pixels. Rows become lower if there is little room.
int TowerList::rowHeight() const {
    const int room = (height() - roomForLine()) / std::max(1, count());
    return std::clamp(room, px(LowestRow), px(Row));
}

QRect TowerList::rowOf(int piece) const {
    const int below = divisible() && piece >= tower_.lifted ? px(LineRoom) : 0;
    return {0, piece * rowHeight() + below, width(), rowHeight()};
}

int TowerList::lineAt() const { return divisible() ? tower_.lifted * rowHeight() + px(LineRoom) / 2 : -1; }

QString TowerList::nameOf(int piece) const {
    const QString name = kindName(board_.frame().variant(), kindOf(tower_.pieces[static_cast<std::size_t>(piece)]));
    return name.left(1).toUpper() + name.mid(1);
}

QString TowerList::words() const {
    if (count() == 0 || board_.game() == nullptr) return {};
    const QString all = texts::squareInShort(board_.spoken(), tower_.square);
    return divisible() ? QStringLiteral("%1. %2").arg(all, texts::lifted(tower_.lifted, count())) : all;
}

void TowerList::lift(int pieces) {
    const int wanted = std::clamp(pieces, 1, count());
    if (divisible() && wanted != tower_.lifted) board_.lift(wanted);
}

// --- painting

void TowerList::paintRow(QPainter& painter, int piece) {
    const QRect row = rowOf(piece);
    const bool moves = divisible() && piece < tower_.lifted;
    const Variant& variant = board_.frame().variant();
    const Piece shown = tower_.pieces[static_cast<std::size_t>(piece)];
    const int side = std::min(px(PieceSide), row.height() - 2);
    const QRect picture(row.left() + px(RowInset), row.center().y() - side / 2, side, side);
    if (theme().dark) paintRound(painter, picture.adjusted(-1, -1, 1, 1), px(4), theme().pieceTile);
    art_.drawPiece(painter, picture, variant.kinds[kindOf(shown)], variant.sideSpecs[sideOf(shown)].name,
                   devicePixelRatioF());
    QRect room = row.adjusted(2 * px(RowInset) + side, 0, -px(RowInset), 0);
    if (divisible()) {
        const QFont small = fontFor(TextRole::SecondLine, font());
        const QString word = moves ? tr("moves") : tr("stays");
        painter.setFont(small);
        painter.setPen(moves ? theme().onSoft : theme().text3);
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, word);
        room.setRight(room.right() - QFontMetrics(small).horizontalAdvance(word) - px(RowInset));
    }
    const QFont letters = weighted(font(), QFont::Medium);
    painter.setFont(letters);
    painter.setPen(moves ? theme().onSoft : theme().text);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(letters).elidedText(nameOf(piece), Qt::ElideRight, room.width()));
}

void TowerList::paintLine(QPainter& painter) {
    const double y = lineAt(), handle = px(Handle);
    painter.setPen(QPen(theme().accent, 2));
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawEllipse(QPointF(width() - handle, y), handle / 2, handle / 2);
}

void TowerList::paintEvent(QPaintEvent*) {
    if (count() == 0 || board_.frame().empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (divisible()) paintSoft(painter, QRectF(rowOf(0) | rowOf(tower_.lifted - 1)), RowRadius);
    for (int piece = 0; piece < count(); ++piece) paintRow(painter, piece);
    if (divisible()) paintLine(painter);
}

// --- pointer and keys

/// Selects the clicked piece and all pieces above it as the pieces that move. A press on the dividing line only starts
/// to drag the line.
void TowerList::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !divisible()) return;
    const int y = static_cast<int>(event->position().y());
    dragging_ = true;
    if (std::abs(y - lineAt()) <= px(Handle) / 2) return;
    for (int piece = 0; piece < count(); ++piece) {
        if (rowOf(piece).contains(1, y)) return lift(piece + 1);
    }
}

void TowerList::mouseMoveEvent(QMouseEvent* event) {
    if (!dragging_ || !(event->buttons() & Qt::LeftButton)) return;
    lift(static_cast<int>(std::lround(event->position().y() / rowHeight())));
}

void TowerList::mouseReleaseEvent(QMouseEvent*) { dragging_ = false; }

void TowerList::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (!divisible()) return QWidget::keyPressEvent(event);
    if (key >= Qt::Key_1 && key <= Qt::Key_9 && key - Qt::Key_0 <= count()) return lift(key - Qt::Key_0);
    switch (key) {
        case Qt::Key_Up: return lift(tower_.lifted - 1);
        case Qt::Key_Down: return lift(tower_.lifted + 1);
        case Qt::Key_Home: return lift(1);
        case Qt::Key_End: return lift(count());
        default: QWidget::keyPressEvent(event);
    }
}

}  // namespace rokada::ui
