// The board by keyboard.
#include "board/boardwidget.h"

#include "board/boardstate.h"
#include "board/moveshow.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <utility>

namespace rokada::ui {

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift) askPattern(true);
    if (in_->game != nullptr && scrollKey(*event)) return;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (in_->game == nullptr || !plain) return QWidget::keyPressEvent(event);
    in_->attention.illegalMove.reset();
    moveShow().putAwayExplanation();
    update();
    const bool used = in_->attention.chooser.open() ? keyInChooser(event->key()) : keyOnBoard(*event);
    if (!used) QWidget::keyPressEvent(event);
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift) askPattern(false);
    QWidget::keyReleaseEvent(event);
}

/// As long as Shift is held the board shows where the piece could go if it were alone.
void BoardWidget::askPattern(bool asked) {
    if (std::exchange(in_->patternAsked, asked) == asked) return;
    attend();
}

bool BoardWidget::scrollKey(const QKeyEvent& event) {
    if (event.modifiers() != Qt::ShiftModifier || in_->layout.empty() || !in_->layout.geometry().wraps()) return false;
    switch (event.key()) {
        case Qt::Key_Left: scroll({-1, 0}); return true;
        case Qt::Key_Right: scroll({1, 0}); return true;
        case Qt::Key_Up: scroll({0, -1}); return true;
        case Qt::Key_Down: scroll({0, 1}); return true;
        default: return false;
    }
}

bool BoardWidget::keyInChooser(int key) {
    PromotionChooser& chooser = in_->attention.chooser;
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        chooser.step(key == Qt::Key_Up ? -1 : 1);
        update();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        take(in_->input.choose(chooser.current()));
    } else if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        take(in_->input.choose(static_cast<std::size_t>(key - Qt::Key_1)));
    } else if (key == Qt::Key_Escape) {
        in_->input.cancel();
        attend();
    } else {
        return false;
    }
    return true;
}

bool BoardWidget::keyOnBoard(const QKeyEvent& event) {
    switch (event.key()) {
        case Qt::Key_Left: return moveCursor({-1, 0});
        case Qt::Key_Right: return moveCursor({1, 0});
        case Qt::Key_Up: return moveCursor({0, -1});
        case Qt::Key_Down: return moveCursor({0, 1});
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            if (in_->cursorOn) {
                choose(in_->cursor);
            } else if (event.key() == Qt::Key_Space) {
                return false;
            } else {
                showCursor();
            }
            return true;
        case Qt::Key_Escape: return escape();
        default: break;
    }
    const int number = event.key() - Qt::Key_0;
    return number >= 1 && number <= 9 && (pickReserve(number - 1) || lift(number));
}

/// One thing at a time; a recommended move goes with any of them.
bool BoardWidget::escape() {
    const bool advised = dropAdvice();
    if (in_->attention.carried) bringBack(*in_->attention.carried);
    const bool released = in_->input.cancel() || takeBackPremove();
    if (!released && !advised && !std::exchange(in_->cursorOn, false)) return wipe();
    attend();
    tellPointed(true);
    return true;
}

/// Reserve pieces are numbered in the order in which they lie on the player panel.
bool BoardWidget::pickReserve(int number) {
    if (!in_->input.placing()) return false;
    const auto& reservePieces = in_->scene.seats[in_->scene.turn].reservePieces;
    if (number >= static_cast<int>(reservePieces.size())) return false;
    take(in_->input.activate({NoSquare, reservePieces[static_cast<std::size_t>(number)].first}));
    const auto targets = in_->input.targets();
    if (!in_->cursorOn && !targets.empty()) in_->cursor = targets.front();
    showCursor();
    return true;
}

/// So many pieces of the selected tower move together; without a selection of the tower under the cursor.
bool BoardWidget::lift(int pieces) {
    if (in_->input.lifted() == 0 && in_->cursorOn && in_->input.origin().nowhere() && in_->scene.isTower(in_->cursor))
        take(in_->input.activate({in_->cursor}));
    if (!in_->input.lift(pieces)) return false;
    attend();
    explainStuck(in_->input.stuck());
    emit partChosen(pieces, in_->game->position().height(in_->input.origin().square));
    tellPointed(true);
    return true;
}

bool BoardWidget::moveCursor(QPoint direction) {
    if (!in_->cursorOn || in_->layout.empty()) return false;
    const Stride stride = in_->layout.stride(in_->cursor, direction);
    if (stride.square != NoSquare) in_->cursor = stride.square;
    attend();
    if (stride.walled) {
        const Square beyond = in_->layout.geometry().displaced(in_->cursor, in_->layout.onBoard(direction));
        showIllegalMove({IllegalReason::WallInPath, {in_->cursor, beyond}}, {in_->cursor}, squareCentre(in_->cursor));
    }
    in_->byKeys = true;
    tellPointed(true);
    return true;
}

void BoardWidget::showCursor() {
    if (in_->game == nullptr) return;
    const Position& position = in_->game->position();
    if (in_->cursor == NoSquare) in_->cursor = position.king(position.turn());
    if (in_->cursor == NoSquare) in_->cursor = Square(0);
    in_->cursorOn = true;
    in_->byKeys = true;
    attend();
    tellPointed(true);
}

void BoardWidget::showCursorOn(Square square) {
    in_->cursor = square;
    showCursor();
}

bool BoardWidget::enter(Move move) {
    if (!in_->input.allows(move)) return false;
    in_->input.cancel();
    take({.move = move});
    return true;
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) showCursor();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    askPattern(false);
    if (event->reason() != Qt::TabFocusReason && event->reason() != Qt::BacktabFocusReason) return;
    in_->cursorOn = false;
    attend();
}

}  // namespace rokada::ui
