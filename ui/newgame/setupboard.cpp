#include "newgame/setupboard.h"

#include "kit/latinkeys.h"
#include "paint/boardpainter.h"
#include "paint/boardview.h"
#include "paint/outlinedstroke.h"
#include "texts/names.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleHints>

#include <array>
#include <utility>

namespace rokada::ui {

namespace {

constexpr QRgb Wrong = 0xFFCC1F2D;

BoardScene sceneOf(const Arrangement& board) {
    const Variant& variant = board.book->variant();
    BoardScene scene;
    scene.pieces = board.pieces;
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

/// A frame crossed out once: no mark of the game looks like it.
void paintWrong(QPainter& painter, const BoardLayout& layout, Square square) {
    const double inset = layout.units(7) + 2;
    const QRectF box = QRectF(layout.rect(square)).adjusted(inset, inset, -inset, -inset);
    QPainterPath path;
    path.addRect(box);
    path.moveTo(box.topRight());
    path.lineTo(box.bottomLeft());
    strokeOutlined(painter, path, QColor(Wrong), std::max(2.0, layout.units(5)));
}

}  // namespace

SetupBoard::SetupBoard(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Board"));
}

void SetupBoard::show(const Arrangement& board, const std::vector<ArrangementError>& errors) {
    const bool otherBoard = !board_ || board_->book != board.book;
    board_ = board;
    scene_ = sceneOf(board);
    wrong_.reset();
    for (const ArrangementError& error : errors) {
        for (const Square square : error.squares) wrong_.set(square);
    }
    if (otherBoard) {
        cursor_ = NoSquare;
        cursorOn_ = false;
    }
    relayout();
}

void SetupBoard::turnView(int quarters) {
    turns_ = (turns_ + quarters) % 4;
    relayout();
}

void SetupBoard::carry(Piece piece, std::optional<QPoint> point) {
    carried_ = point ? piece : NoPiece;
    if (point) carriedAt_ = *point;
    update();
}

Piece SetupBoard::on(Square square) const { return square == NoSquare || !board_ ? NoPiece : board_->pieces[square]; }

bool SetupBoard::dark() const { return palette().color(QPalette::Window).lightness() < 128; }

void SetupBoard::relayout() {
    layout_ = board_ ? BoardLayout(board_->book->variant(), size(), turns_, Coordinates::Outside) : BoardLayout();
    ground_ = {};
    update();
}

void SetupBoard::resizeEvent(QResizeEvent*) { relayout(); }

void SetupBoard::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) relayout();
}

void SetupBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), surroundColour(dark()));
    if (!board_ || layout_.empty()) return;
    const Variant& variant = board_->book->variant();
    const BoardTheme theme = BoardTheme::usualFor(variant.id);
    Attention attention;
    attention.cursor = cursorSquare();
    if (carried_ != NoPiece) attention.carried = Carried{carried_, pressed_, carriedAt_};
    const BoardView view{variant, layout_, scene_, attention, theme, dark(), devicePixelRatioF(), art_};
    if (ground_.isNull() || groundRatio_ != view.ratio) {
        ground_ = boardGround(view);
        groundRatio_ = view.ratio;
    }
    paintBoard(painter, view, ground_);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int s = 0; s < board_->book->size(); ++s) {
        if (wrong_.test(static_cast<std::size_t>(s))) paintWrong(painter, layout_, Square(s));
    }
}

// --- pointer

void SetupBoard::mousePressEvent(QMouseEvent* event) {
    const Square square = squareAt(event->position().toPoint());
    cursorOn_ = false;
    update();
    if (square == NoSquare) return;
    cursor_ = square;
    if (event->button() == Qt::RightButton && on(square) != NoPiece) emit lifted(square);
    if (event->button() != Qt::LeftButton) return;
    pressed_ = square;
    pressPoint_ = event->position().toPoint();
}

void SetupBoard::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    emit pointed(squareAt(point));
    if (!event->buttons().testFlag(Qt::LeftButton) || on(pressed_) == NoPiece) return;
    const bool far = (point - pressPoint_).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (carried_ != NoPiece || far) carry(on(pressed_), point);
}

/// A piece that is dropped beside the board is taken away.
void SetupBoard::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const Square from = std::exchange(pressed_, NoSquare);
    const Square to = squareAt(event->position().toPoint());
    const bool dragged = std::exchange(carried_, NoPiece) != NoPiece;
    update();
    if (from == NoSquare) return;
    if (!dragged) {
        if (from == to) use(from);
        return;
    }
    if (to == NoSquare) emit lifted(from);
    if (to != NoSquare && to != from) emit moved(from, to);
}

/// The chosen piece is put there; if it is there already, it is removed.
void SetupBoard::use(Square square) {
    if (hand_ == NoPiece) return;
    on(square) == hand_ ? emit lifted(square) : emit placed(hand_, square);
}

void SetupBoard::leaveEvent(QEvent*) { emit pointed(NoSquare); }

// --- keys

void SetupBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKeys) step({0, 0});
}

void SetupBoard::step(QPoint direction) {
    if (layout_.empty()) return;
    if (cursor_ == NoSquare) {
        cursor_ = Square(0);
    } else if (cursorOn_) {
        // Walls stop pieces, not the cursor.
        const Stride stride = layout_.stride(cursor_, direction);
        const QPoint beyond = layout_.screenPlace(cursor_) + direction;
        if (stride.square != NoSquare)
            cursor_ = stride.square;
        else if (stride.walled && layout_.atPlace(beyond) != NoSquare)
            cursor_ = layout_.atPlace(beyond);
    }
    cursorOn_ = true;
    update();
    emit pointed(cursor_);
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
    if (cursorSquare() == NoSquare) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space: return use(cursor_);
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            if (on(cursor_) != NoPiece) emit lifted(cursor_);
            return;
        default: break;
    }
    const char letter = latinLetter(*event);
    if (letter == 0) return QWidget::keyPressEvent(event);
    emit letterTyped(letter);
}

}  // namespace rokada::ui
