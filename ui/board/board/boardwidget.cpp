#include "board/boardwidget.h"

#include "board/moveshow.h"
#include "kit/delay.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"

#include <QFocusEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace rokada::ui {

BoardWidget::BoardWidget(QWidget* parent) : BoardDisplay(parent) {
    qRegisterMetaType<rokada::Move>();
    qRegisterMetaType<rokada::IllegalMove>();
    setFocusPolicy(Qt::StrongFocus);
}

SpokenBoard BoardWidget::spoken() const {
    SpokenBoard board{*game(), frame().layout, frame().look.speech, {}, frame().notes.words};
    if (!input().movable()) return board;
    const Spot origin = input().origin();
    board.targets = origin.reserve != NoKind ? dropMarks(*game(), origin.reserve)
                                             : marksOf(*game(), origin.square, input().lifted());
    const std::vector<Square> open = input().targets();
    std::erase_if(board.targets,
                  [&](const TargetMark& mark) { return std::ranges::find(open, mark.square) == open.end(); });
    return board;
}

void BoardWidget::setMode(const BoardMode& mode) {
    if (mode.silent != interaction_.mode.silent) {
        shown_.notes.drawn.clear();
        shown_.notes.advice.reset();
    }
    interaction_.setMode(mode);
    updateAttention();
}

void BoardWidget::setNotes(const BoardNotes& notes) {
    const bool advised = notes.advice && notes.advice != shown_.notes.advice;
    BoardDisplay::setNotes(notes);
    if (!advised) return;
    const bool dropped = !followsAdvice() && interaction_.input.cancel();
    if (dropped || liftAdvised()) updateAttention();
}

bool BoardWidget::adjust() {
    const bool done = interaction_.input.adjust();
    updateAttention();
    return done;
}

void BoardWidget::choose(Square square) {
    if (game() == nullptr) return;
    if (mode().pointing) return emit squarePointed(square);
    if (!mode().veil.isEmpty()) return emit veilPressed();
    readOn();
    const Spot wished{square};
    take(interaction_.input.activate(wished), wished, frame().squareCentre(square));
}

/// Removes explanations (of an illegal move, a piece or a law), because the user has continued.
void BoardWidget::readOn() {
    shown_.progress.illegalMove.reset();
    moveShow().putAwayExplanation();
    touch();
}

/// Removes the recommended move and its label. Returns false if there is none.
bool BoardWidget::dropAdvice() {
    if (!shown_.notes.advice) return false;
    shown_.notes.advice.reset();
    shown_.progress.callouts.clear();
    return true;
}

/// Returns true if no piece is selected, or if the selected piece is that of the recommended move.
bool BoardWidget::followsAdvice() const {
    const Spot origin = input().origin();
    const auto& advice = frame().notes.advice;
    if (origin.nowhere() || !advice) return true;
    return origin.square == advice->piece && (origin.reserve == NoKind || origin.reserve == advice->reserve);
}

/// Selects as many pieces of the selected tower as the recommended move carries. Returns false if the recommended tower
/// is not selected.
bool BoardWidget::liftAdvised() {
    const auto& advice = frame().notes.advice;
    const bool picked = advice && advice->pieces > 0 && input().origin().square == advice->piece;
    return picked && interaction_.input.lift(advice->pieces);
}

void BoardWidget::takeReserve(Kind kind) {
    interaction_.input.takeReserve(kind);
    updateAttention();
}

void BoardWidget::take(const InputResult& outcome) { take(outcome, {}, {}); }

void BoardWidget::take(const InputResult& outcome, const Spot& wished, QPoint near) {
    if (!followsAdvice()) dropAdvice();
    if (frame().attention.square != input().origin().square) liftAdvised();
    updateAttention();
    if (outcome.illegalMove) showIllegalMove(*outcome.illegalMove, wished, near);
    // Only if the movement of the piece is shown, explain why the piece cannot move.
    if (frame().attention.square != NoSquare) explainStuck(outcome.stuck);
    if (outcome.law) rule(*outcome.law, wished.square);
    if (outcome.takenUp != NoSquare) return emit placedTakenUp(outcome.takenUp);
    if (outcome.premoved) emit premoveChanged();
    if (outcome.move) send(*outcome.move);
}

void BoardWidget::send(Move move) {
    if (mode().preparing) return emit movePrepared(move);
    mode().trying ? emit moveTried(move) : emit moveChosen(move);
}

void BoardWidget::explainStuck(const std::optional<StuckPiece>& stuck) {
    if (stuck) moveShow().explain(input().origin().square, texts::of(game()->position(), *stuck), font());
}

/// Shows the law beside the touched square.
void BoardWidget::rule(Law law, Square touched) {
    if (touched != NoSquare) moveShow().explain(touched, texts::of(law, frame().variant()), font());
    emit touchRuled(law);
}

void BoardWidget::showIllegalMove(const IllegalMove& illegalMove, const Spot& wished, QPoint near) {
    pointOut(illegalMove, wished, near);
    emit illegalMoveTried(illegalMove);
}

bool BoardWidget::event(QEvent* event) {
    const PromotionChooser& chooser = frame().attention.chooser;
    if (event->type() != QEvent::ToolTip || !chooser.open()) return BoardDisplay::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const auto item = chooser.at(help.pos());
    QToolTip::showText(help.globalPos(), chooser.nameAt(help.pos(), frame().variant()), this,
                       item ? chooser.items()[*item] : QRect());
    return true;
}

// --- pointer

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (game() == nullptr) return;
    readOn();
    const QPoint point = event->position().toPoint();
    switch (event->button()) {
        case Qt::LeftButton: return pressLeft(point, event->modifiers());
        case Qt::MiddleButton: return interaction_.panning.begin(point);
        case Qt::RightButton: return beginDrawing(*event);
        default: return;
    }
}

void BoardWidget::pressLeft(QPoint point, Qt::KeyboardModifiers keys) {
    interaction_.pressed = point;
    interaction_.cursor.shown = false;
    const Square square = frame().squareAt(point);
    if (mode().pointing) {
        interaction_.pointing.press(square);
        return updateAttention();
    }
    if (!mode().veil.isEmpty()) {
        if (square != NoSquare) emit veilPressed();
        return;
    }
    if (frame().attention.chooser.at(point)) return hoverChooser(point);
    interaction_.held = point;
    const int part = frame().partAt(point);
    if (interaction_.parting.press(part)) {
        lift(part);
        return;
    }
    interaction_.loopsAsked = (keys & Qt::ControlModifier) != 0;
    const Spot spot = frame().spotAt(point);
    if (graspable(spot)) interaction_.panning.grasp(point);
    take(interaction_.input.press(spot), spot, point);
}

/// Returns true if a drag from this spot scrolls the board. It must be an empty square of a board that wraps around,
/// and no piece may be selected.
bool BoardWidget::graspable(const Spot& spot) const {
    if (spot.square == NoSquare || !frame().layout.geometry().wraps()) return false;
    return frame().pieceOn(spot) == NoPiece && input().origin().nowhere() && frame().scene.lit.none();
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    // Qt sends move events even if the pointer has not moved, when something appears or disappears under it.
    if (point != interaction_.pointer) interaction_.cursor.leads = false;
    hover(point);
    const bool far =
        (point - interaction_.pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) {
        if (const auto by = interaction_.panning.move(point, far)) return dragBoard(*by);
    }
    if (interaction_.drawing.held() != NoSquare) updateAttention();
    if (!(event->buttons() & Qt::LeftButton) || game() == nullptr) return;
    const bool dragged = input().state() == BoardInput::State::Dragging;
    if (!dragged && (!far || !interaction_.input.drag())) return;
    interaction_.held = point;
    dragged ? touch() : updateAttention();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    if (event->button() == Qt::MiddleButton && interaction_.panning.end()) rest();
    if (event->button() == Qt::RightButton) endDrawing(point);
    if (event->button() == Qt::LeftButton && game() != nullptr) releaseLeft(point, event->globalPosition().toPoint());
}

void BoardWidget::releaseLeft(QPoint point, QPoint onScreen) {
    const bool panned = interaction_.panning.end();
    if (interaction_.parting.release()) return;
    if (panned) return rest();
    if (mode().pointing) {
        const Square square = interaction_.pointing.release(frame().squareAt(point));
        if (square != NoSquare) emit squarePointed(square);
        return;
    }
    if (frame().attention.chooser.open()) return choosePressed(point);
    const Side panel = frame().panelAt(point);
    const bool clicked = panel != NoSide && panel == frame().panelAt(interaction_.pressed);
    drop(point);
    if (clicked) emit panelClicked(panel, onScreen);
}

/// Chooses the item on which the button was pressed and released.
void BoardWidget::choosePressed(QPoint point) {
    const PromotionChooser& chooser = frame().attention.chooser;
    const auto released = chooser.at(point);
    if (released && released == chooser.at(interaction_.pressed)) chooseItem(*released);
}

void BoardWidget::chooseItem(std::size_t item) {
    const bool inHand = frame().attention.carried.has_value();
    const InputResult outcome = interaction_.input.choose(item);
    shown_.dropped = inHand && outcome.move;
    take(outcome);
}

void BoardWidget::drop(QPoint point) {
    const auto carried = frame().attention.carried;
    const Spot origin = input().origin();
    const Spot spot = frame().spotAt(point);
    if (spot.square != NoSquare) interaction_.cursor.square = spot.square;
    const InputResult outcome = interaction_.input.release(spot);
    shown_.dropped = carried && outcome.move;
    interaction_.asksInHand = carried && input().state() == BoardInput::State::Choosing;
    if (interaction_.asksInHand) interaction_.held = frame().squareCentre(spot.square);
    if (carried && !outcome.move && input().choices().empty()) bringBack(*carried);
    // Show the reason at the origin if the piece was dropped outside of the board, where no label fits.
    spot.nowhere() ? take(outcome, origin, interaction_.pressed) : take(outcome, spot, point);
}

/// Changes the number of moving pieces of the selected tower.
void BoardWidget::wheelEvent(QWheelEvent* event) {
    const int lifted = input().lifted();
    if (lifted == 0) return BoardDisplay::wheelEvent(event);
    const int more = interaction_.parting.turn(event->angleDelta().y());
    if (more != 0) lift(std::max(1, lifted + more));
    event->accept();
}

void BoardWidget::leaveEvent(QEvent*) { hover(QPoint(-1, -1)); }

void BoardWidget::hover(QPoint point) {
    const QPoint before = std::exchange(interaction_.pointer, point);
    const bool elsewhere = frame().squareAt(before) != frame().squareAt(point);
    const bool looks = frame().look.hovered && input().origin().nowhere();
    const bool placing = input().origin().reserve != NoKind;
    if (elsewhere && (looks || placing || interaction_.patternAsked || !frame().scene.below.empty())) updateAttention();
    if (frame().attention.chooser.at(point)) hoverChooser(point);
    followPointer();
    tellPointed(false);
}

void BoardWidget::hoverChooser(QPoint point) {
    interaction_.choice = *frame().attention.chooser.at(point);
    touch();
}

// --- drawings with the right button

/// Starts a drawing. If a piece is selected or a premove is set, the right click only cancels it.
void BoardWidget::beginDrawing(const QMouseEvent& event) {
    interaction_.pointer = event.position().toPoint();
    const Square square = frame().squareAt(interaction_.pointer);
    const auto carried = frame().attention.carried;
    const bool letsGo = interaction_.input.cancel() || takeBackPremove();
    interaction_.drawing.begin(square, !letsGo && !mode().silent, inkOf(event.modifiers()), timeNow());
    if (carried) bringBack(*carried);
    updateAttention();
    if (mode().silent && !letsGo && square != NoSquare) emit drawingRefused();
}

void BoardWidget::endDrawing(QPoint point) {
    const Square to = frame().squareAt(point);
    std::optional<OwnMark> mark;
    if (!frame().empty())
        mark = interaction_.drawing.end(frame().layout.geometry(), to, frame().pieceOn({to}) != NoPiece, timeNow());
    if (mark) shown_.notes.drawn.draw(std::move(*mark));
    updateAttention();
    if (mark) emit marksDrawn();
}

/// Erases the drawings. Returns false if there are none.
bool BoardWidget::wipe() {
    if (!shown_.notes.drawn.clear()) return false;
    updateAttention();
    tellPointed(true);
    emit marksDrawn();
    return true;
}

// --- keyboard

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift) askPattern(true);
    if (game() != nullptr && scrollKey(*event)) return;
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (game() == nullptr || !plain) return QWidget::keyPressEvent(event);
    readOn();
    const bool used = frame().attention.chooser.open() ? keyInChooser(event->key()) : keyOnBoard(*event);
    if (!used) QWidget::keyPressEvent(event);
}

void BoardWidget::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Shift) askPattern(false);
    QWidget::keyReleaseEvent(event);
}

/// Shows the move pattern of a piece (its targets on an empty board) while Shift is pressed.
void BoardWidget::askPattern(bool asked) {
    if (std::exchange(interaction_.patternAsked, asked) == asked) return;
    updateAttention();
}

bool BoardWidget::scrollKey(const QKeyEvent& event) {
    if (event.modifiers() != Qt::ShiftModifier || frame().layout.empty() || !frame().layout.geometry().wraps())
        return false;
    switch (event.key()) {
        case Qt::Key_Left: scroll({-1, 0}); return true;
        case Qt::Key_Right: scroll({1, 0}); return true;
        case Qt::Key_Up: scroll({0, -1}); return true;
        case Qt::Key_Down: scroll({0, 1}); return true;
        default: return false;
    }
}

bool BoardWidget::keyInChooser(int key) {
    const PromotionChooser& chooser = frame().attention.chooser;
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        interaction_.choice = chooser.next(key == Qt::Key_Up ? -1 : 1);
        touch();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        chooseItem(chooser.current());
    } else if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        chooseItem(static_cast<std::size_t>(key - Qt::Key_1));
    } else if (key == Qt::Key_Escape) {
        interaction_.input.cancel();
        updateAttention();
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
            if (interaction_.cursor.shown) {
                choose(interaction_.cursor.square);
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

/// Cancels one action at a time: a selected piece or premove, then the cursor, then the drawings. A recommended move is
/// always removed. Returns false if there was nothing to cancel.
bool BoardWidget::escape() {
    const bool advised = dropAdvice();
    if (frame().attention.carried) bringBack(*frame().attention.carried);
    const bool released = interaction_.input.cancel() || takeBackPremove();
    if (!released && !advised && !std::exchange(interaction_.cursor.shown, false)) return wipe();
    updateAttention();
    tellPointed(true);
    return true;
}

/// Selects a reserve piece by its index on the player panel, counted from 0. Returns false if there is no such piece.
bool BoardWidget::pickReserve(int number) {
    if (!input().placing()) return false;
    const auto& reservePieces = frame().scene.seats[frame().scene.turn].reservePieces;
    if (number >= static_cast<int>(reservePieces.size())) return false;
    take(interaction_.input.activate({NoSquare, reservePieces[static_cast<std::size_t>(number)].first}));
    const auto targets = input().targets();
    if (!interaction_.cursor.shown && !targets.empty()) interaction_.cursor.square = targets.front();
    showCursor();
    return true;
}

bool BoardWidget::lift(int pieces) {
    if (input().lifted() == 0 && interaction_.cursor.shown && input().origin().nowhere() &&
        frame().scene.isTower(interaction_.cursor.square))
        take(interaction_.input.activate({interaction_.cursor.square}));
    if (!interaction_.input.lift(pieces)) return false;
    updateAttention();
    explainStuck(input().stuck());
    emit partChosen(pieces, game()->position().height(input().origin().square));
    tellPointed(true);
    return true;
}

bool BoardWidget::moveCursor(QPoint direction) {
    if (!interaction_.cursor.shown || frame().layout.empty()) return false;
    const Stride stride = frame().layout.stride(interaction_.cursor.square, direction);
    if (stride.square != NoSquare) interaction_.cursor.square = stride.square;
    updateAttention();
    if (stride.walled) {
        const Square beyond =
            frame().layout.geometry().displaced(interaction_.cursor.square, frame().layout.onBoard(direction));
        showIllegalMove({IllegalReason::WallInPath, {interaction_.cursor.square, beyond}}, {interaction_.cursor.square},
                        frame().squareCentre(interaction_.cursor.square));
    }
    interaction_.cursor.leads = true;
    tellPointed(true);
    return true;
}

void BoardWidget::showCursor(Square square) {
    if (game() == nullptr) return;
    KeyCursor& cursor = interaction_.cursor;
    if (square != NoSquare) cursor.square = square;
    if (cursor.square == NoSquare) cursor.square = game()->position().king(game()->position().turn());
    if (cursor.square == NoSquare) cursor.square = Square(0);
    cursor.shown = true;
    cursor.leads = true;
    updateAttention();
    tellPointed(true);
}

bool BoardWidget::enter(Move move) {
    if (!input().allows(move)) return false;
    interaction_.input.cancel();
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
    interaction_.cursor.shown = false;
    updateAttention();
}

// --- premoves

void BoardWidget::dropPremove() {
    interaction_.input.dropPremove();
    updateAttention();
}

bool BoardWidget::takeBackPremove() {
    if (!interaction_.input.dropPremove()) return false;
    updateAttention();
    emit premoveChanged();
    return true;
}

bool BoardWidget::playPremove() {
    const auto move = interaction_.input.takePremove();
    updateAttention();
    if (move) shown_.premoved = game()->played() + 1;
    return move && enter(*move);
}

}  // namespace rokada::ui
