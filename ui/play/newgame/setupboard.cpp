#include "newgame/setupboard.h"

#include "kit/latinkeys.h"
#include "paint/markshapes.h"
#include "paint/outlinedstroke.h"
#include "paint/towerpainter.h"
#include "scene/markcolours.h"
#include "texts/names.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleHints>

#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb Wrong = 0xFFCC1F2D;
/// Smallest radius of the sign on a square with an error, in pixels.
constexpr double SmallestSign = 6;

BoardScene sceneOf(const Arrangement& board) {
    const Variant& variant = board.book->variant();
    BoardScene scene;
    scene.pieces = board.pieces;
    for (const auto& covered : board.covered) scene.below.emplace_back(covered.rbegin(), covered.rend());
    scene.turn = board.turn;
    scene.manySides = variant.sides() > 2;
    for (std::size_t side = 0; side < variant.sides(); ++side) {
        SeatScene seat;
        seat.words.name = sideName(variant.sideSpecs[side].name);
        seat.toMove = board.turn == Side(side);
        for (std::size_t i = 0; i < board.book->reserveKinds().size(); ++i) {
            if (board.reservePieces[side][i] > 0)
                seat.reservePieces.emplace_back(board.book->reserveKinds()[i], board.reservePieces[side][i]);
        }
        scene.seats.push_back(std::move(seat));
    }
    return scene;
}

/// Marks a square with an error by a red frame and a "!" in its corner. The piece stays visible.
void paintWrong(QPainter& painter, const BoardLayout& layout, Square square) {
    const double inset = layout.units(4) + 1, radius = std::max(SmallestSign, layout.units(17));
    const QRectF box = QRectF(layout.rect(square)).adjusted(inset, inset, -inset, -inset);
    QPainterPath path;
    path.addRect(box);
    strokeOutlined(painter, path, QColor(Wrong), std::max(2.0, layout.units(5)));
    paintSignDisc(painter, box.topRight() + QPointF(-radius, radius), radius, QStringLiteral("!"), QColor(Wrong),
                  QColor(OutlineWhite));
}

}  // namespace

SetupBoard::SetupBoard(QWidget* parent) : BoardDisplay(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
    setLook({.cut = {}, .moveDuration = 0});
}

void SetupBoard::show(const Arrangement& board, const std::vector<ArrangementError>& errors) {
    wrong_.reset();
    for (const ArrangementError& error : errors) {
        for (const Square square : error.squares) wrong_.set(square);
    }
    setScene(board.book, sceneOf(board));
    lookAt(looked_ < board.pieces.size() ? looked_ : NoSquare);
    update();
}

void SetupBoard::lookAt(Square square) {
    if (std::exchange(looked_, square) != square) above_ = 0;
    interaction_.looked = square;
    updateAttention();
    const auto& fan = frame().attention.fan;
    above_ = fan ? std::min(above_, static_cast<int>(fan->pieces.size()) - 1) : 0;
}

void SetupBoard::dig(int pieces) {
    const auto& fan = frame().attention.fan;
    if (!fan) return;
    above_ = std::clamp(above_ + pieces, 0, static_cast<int>(fan->pieces.size()) - 1);
    update();
    emit pointed(looked_);
}

void SetupBoard::turnView(int quarters) { setLook(&BoardLook::quarterTurns, frame().look.quarterTurns + quarters); }

void SetupBoard::carry(Piece piece, std::optional<QPoint> point) {
    interaction_.carried.reset();
    if (point) interaction_.carried = Carried{piece, pressed_, *point};
    updateAttention();
}

Piece SetupBoard::on(Square square) const { return frame().pieceOn({square}); }

void SetupBoard::paintEvent(QPaintEvent* event) {
    BoardDisplay::paintEvent(event);
    if (frame().empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t s = 0; s < frame().scene.pieces.size(); ++s) {
        if (wrong_.test(s)) paintWrong(painter, frame().layout, Square(s));
    }
    const auto boxes = fanBoxes(frame().layout, frame().attention.fan);
    if (boxes.empty()) return;
    painter.setPen(QPen(QColor(MarkGreen), 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(boxes[static_cast<std::size_t>(above_)]).adjusted(1, 1, -1, -1), 4, 4);
}

// --- pointer

void SetupBoard::mousePressEvent(QMouseEvent* event) {
    const Square square = frame().squareAt(event->position().toPoint());
    setCursorOn(false);
    if (square == NoSquare) return;
    interaction_.cursor.square = square;
    lookAt(square);
    if (event->button() == Qt::RightButton && on(square) != NoPiece) emit lifted(square);
    if (event->button() != Qt::LeftButton) return;
    pressed_ = square;
    interaction_.pressed = event->position().toPoint();
}

void SetupBoard::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    lookAt(frame().squareAt(point));
    emit pointed(frame().squareAt(point));
    if (!event->buttons().testFlag(Qt::LeftButton) || on(pressed_) == NoPiece) return;
    const bool far =
        (point - interaction_.pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (interaction_.carried || far) carry(on(pressed_), point);
}

/// Drops the dragged piece on the square under the pointer. Outside the board, removes the piece.
void SetupBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Square from = std::exchange(pressed_, NoSquare);
    const Square to = frame().squareAt(event->position().toPoint());
    const bool dragged = std::exchange(interaction_.carried, std::nullopt).has_value();
    updateAttention();
    if (from == NoSquare) return;
    if (!dragged) {
        if (from == to) use(from);
        return;
    }
    if (to == NoSquare) emit lifted(from);
    if (to != NoSquare && to != from) emit moved(from, to);
}

/// Requests to place the chosen piece on the square. If the same piece already stands there, requests to remove it,
/// except in variants with towers (stacks of pieces on one square).
void SetupBoard::use(Square square) {
    if (hand_ == NoPiece) return;
    const bool stacks = !frame().scene.below.empty();
    on(square) == hand_ && !stacks ? emit lifted(square) : emit placed(hand_, square);
}

void SetupBoard::leaveEvent(QEvent*) {
    lookAt(NoSquare);
    emit pointed(NoSquare);
}

void SetupBoard::wheelEvent(QWheelEvent* event) {
    constexpr int Notch = 120;
    lookAt(frame().squareAt(event->position().toPoint()));
    if (!frame().attention.fan) return BoardDisplay::wheelEvent(event);
    wheel_ += event->angleDelta().y();
    const int notches = wheel_ / Notch;
    wheel_ -= notches * Notch;
    dig(-notches);
    event->accept();
}

// --- keys

void SetupBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeys) step({0, 0});
}

void SetupBoard::setCursorOn(bool on) {
    interaction_.cursor.shown = on;
    updateAttention();
}

void SetupBoard::bringCursor(Square square) {
    interaction_.cursor.square = square;
    setCursorOn(true);
}

void SetupBoard::step(QPoint direction) {
    if (frame().empty()) return;
    Square& cursor = interaction_.cursor.square;
    if (cursor == NoSquare) {
        cursor = Square(0);
    } else if (interaction_.cursor.shown) {
        // The cursor passes through walls, although pieces cannot.
        const Stride stride = frame().layout.stride(cursor, direction);
        const QPoint beyond = frame().layout.screenPlace(cursor) + direction;
        if (stride.square != NoSquare) {
            cursor = stride.square;
        } else if (stride.walled && frame().layout.atPlace(beyond) != NoSquare) {
            cursor = frame().layout.atPlace(beyond);
        }
    }
    setCursorOn(true);
    lookAt(cursor);
    emit pointed(cursor);
}

void SetupBoard::keyPressEvent(QKeyEvent* event) {
    static constexpr std::array arrows{std::pair(Qt::Key_Left, QPoint(-1, 0)), std::pair(Qt::Key_Right, QPoint(1, 0)),
                                       std::pair(Qt::Key_Up, QPoint(0, -1)), std::pair(Qt::Key_Down, QPoint(0, 1))};
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    for (const auto& [key, direction] : arrows) {
        if (plain && event->key() == key) return step(direction);
    }
    if (!plain) return QWidget::keyPressEvent(event);
    const int number = event->key() - Qt::Key_0;
    if (number >= 1 && number <= 4) return emit sideTyped(number);
    if (frame().attention.cursor == NoSquare) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space: return use(frame().attention.cursor);
        case Qt::Key_PageDown: return dig(1);
        case Qt::Key_PageUp: return dig(-1);
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (on(frame().attention.cursor) != NoPiece) emit lifted(frame().attention.cursor);
            return;
        default: break;
    }
    const char letter = latinLetter(*event);
    if (letter == 0) return QWidget::keyPressEvent(event);
    emit letterTyped(letter);
}

}  // namespace rokada::ui
