#include "board/boardwidget.h"

#include "board/boardstate.h"
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

namespace {

/// The right button that is held longer on a piece has asked for its reach, and draws no circle.
constexpr std::chrono::milliseconds LongestClick{300};

}  // namespace

BoardWidget::BoardWidget(QWidget* parent) : BoardDisplay(parent) {
    qRegisterMetaType<rokada::Move>();
    qRegisterMetaType<rokada::IllegalMove>();
    setFocusPolicy(Qt::StrongFocus);
}

SpokenBoard BoardWidget::spoken() const {
    SpokenBoard board{*in_->game, in_->layout, reading_, {}, notes_};
    const Spot origin = in_->input.origin();
    if (!in_->input.movable()) return board;
    board.targets = origin.reserve != NoKind ? dropMarks(*in_->game, origin.reserve)
                                             : marksOf(*in_->game, origin.square, in_->input.lifted());
    const std::vector<Square> open = in_->input.targets();
    std::erase_if(board.targets, [&](const TargetMark& mark) {
        return std::find(open.begin(), open.end(), mark.square) == open.end();
    });
    return board;
}

void BoardWidget::setInputEnabled(bool enabled) {
    in_->input.setEnabled(enabled);
    attend();
}

void BoardWidget::setVeil(const QString& words) {
    if (std::exchange(in_->veil, words) == words) return;
    in_->input.cancel();
    attend();
}

const QString& BoardWidget::veil() const { return in_->veil; }

void BoardWidget::setTouchMove(bool on) {
    in_->input.setTouchMove(on);
    attend();
}

bool BoardWidget::adjust() {
    const bool done = in_->input.adjust();
    attend();
    return done;
}

bool BoardWidget::adjusting() const { return in_->input.adjusting(); }

void BoardWidget::choose(Square square) {
    if (in_->game == nullptr) return;
    if (pointing_) return emit squarePointed(square);
    if (!veil().isEmpty()) return emit veilPressed();
    in_->attention.illegalMove.reset();
    moveShow().putAwayExplanation();
    const Spot wished{square};
    take(in_->input.activate(wished), wished, squareCentre(square));
}

void BoardWidget::setPointing(bool pointing) {
    pointing_ = pointing;
    pressed_ = NoSquare;
    in_->input.cancel();
    attend();
}

void BoardWidget::setTrying(bool trying) {
    trying_ = trying;
    if (std::exchange(in_->past, trying) == trying) return;
    attend();
    update();
}

void BoardWidget::take(const InputResult& outcome) { take(outcome, {}, {}); }

/// With its words beside the square; false if there is none.
bool BoardWidget::dropAdvice() {
    if (!in_->advice) return false;
    in_->advice.reset();
    in_->attention.news.clear();
    return true;
}

/// What is selected is the piece that is recommended, or nothing.
bool BoardWidget::followsAdvice() const {
    const Spot origin = in_->input.origin();
    if (origin.nowhere() || !in_->advice) return true;
    return origin.square == in_->advice->piece && (origin.reserve == NoKind || origin.reserve == in_->advice->reserve);
}

/// As many pieces of a tower as are recommended.
bool BoardWidget::liftAdvised() {
    const bool picked = in_->advice && in_->advice->pieces > 0 && in_->input.origin().square == in_->advice->piece;
    return picked && in_->input.lift(in_->advice->pieces);
}

void BoardWidget::setAdvice(Move move, bool whole) {
    BoardDisplay::setAdvice(move, whole);
    const bool dropped = !followsAdvice() && in_->input.cancel();
    if (dropped || liftAdvised()) attend();
}

void BoardWidget::setTakeable(const SquareSet& squares) { in_->input.setTakeable(squares); }

void BoardWidget::takeReserve(Kind kind) {
    in_->input.takeReserve(kind);
    attend();
}

void BoardWidget::explainStuck(const std::optional<StuckPiece>& stuck) {
    if (stuck) moveShow().explain(in_->input.origin().square, texts::of(in_->game->position(), *stuck), font());
}

void BoardWidget::take(const InputResult& outcome, const Spot& wished, QPoint near) {
    if (!followsAdvice()) dropAdvice();
    if (in_->attention.square != in_->input.origin().square) liftAdvised();
    attend();
    if (outcome.illegalMove) showIllegalMove(*outcome.illegalMove, wished, near);
    // Of a piece that is not shown how it moves nothing is said either.
    if (in_->attention.square != NoSquare) explainStuck(outcome.stuck);
    if (outcome.law) rule(*outcome.law, wished.square);
    if (outcome.takenUp != NoSquare) return emit placedTakenUp(outcome.takenUp);
    if (outcome.premove) prepare(*outcome.premove);
    if (!outcome.move) return;
    if (preparing_) return emit movePrepared(*outcome.move);
    trying_ ? emit moveTried(*outcome.move) : emit moveChosen(*outcome.move);
}

/// Read where the hand has touched.
void BoardWidget::rule(Law law, Square touched) {
    if (touched != NoSquare) moveShow().explain(touched, texts::of(law, in_->variant()), font());
    emit touchRuled(law);
}

void BoardWidget::showIllegalMove(const IllegalMove& illegalMove, const Spot& wished, QPoint near) {
    pointOut(illegalMove, wished, near);
    emit illegalMoveTried(illegalMove);
}

bool BoardWidget::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || !in_->attention.chooser.open()) return BoardDisplay::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const PromotionChooser& chooser = in_->attention.chooser;
    const QString name = chooser.nameAt(help.pos(), in_->variant());
    const auto item = chooser.at(help.pos());
    QToolTip::showText(help.globalPos(), name, this, item ? chooser.items()[*item] : QRect());
    return true;
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    if (in_->game == nullptr) return;
    in_->attention.illegalMove.reset();
    moveShow().putAwayExplanation();
    update();
    if (event->button() == Qt::MiddleButton) {
        in_->pressPoint = event->position().toPoint();
        return;
    }
    if (event->button() == Qt::RightButton) return beginDrawing(*event);
    if (event->button() != Qt::LeftButton) return;
    const QPoint point = event->position().toPoint();
    in_->pressPoint = point;
    in_->cursorOn = false;
    if (pointing_) {
        pressed_ = squareAt(point);
        return attend();
    }
    if (!veil().isEmpty()) {
        if (squareAt(point) != NoSquare) emit veilPressed();
        return;
    }
    if (const auto item = in_->attention.chooser.at(point)) {
        in_->attention.chooser.setCurrent(*item);
        update();
        return;
    }
    part_ = in_->partAt(point);
    if (part_ > 0) {
        lift(part_);
        return;
    }
    in_->loopsAsked = (event->modifiers() & Qt::ControlModifier) != 0;
    const Spot spot = in_->spotAt(point);
    grasped_ = graspable(spot);
    take(in_->input.press(spot), spot, point);
}

/// An empty square of a board that wraps, while no piece is meant.
bool BoardWidget::graspable(const Spot& spot) const {
    if (spot.square == NoSquare || in_->layout.empty() || !in_->layout.geometry().wraps()) return false;
    return in_->scene.pieces[spot.square] == NoPiece && in_->input.origin().nowhere() && in_->scene.lit.none();
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const QPoint point = event->position().toPoint();
    // Qt also sends moves without a motion, when something was shown or hidden under the pointer.
    if (point != in_->pointer) in_->byKeys = false;
    hover(point);
    if (event->buttons() & Qt::MiddleButton) return dragBoard(point - std::exchange(in_->pressPoint, point));
    if (in_->drawnFrom != NoSquare || in_->askedAt != NoSquare) attend();
    if (!(event->buttons() & Qt::LeftButton) || in_->game == nullptr) return;
    const bool far = (point - in_->pressPoint).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance();
    if (panning_ || (grasped_ && far)) {
        panning_ = true;
        return dragBoard(point - std::exchange(in_->pressPoint, point));
    }
    if (!in_->attention.carried && (!far || !in_->input.drag())) return;
    if (!in_->attention.carried) in_->attendTo();
    if (!in_->attention.carried) return;
    in_->attention.carried->point = point;
    update();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) rest();
    if (event->button() == Qt::RightButton) endDrawing(event->position().toPoint());
    if (event->button() != Qt::LeftButton || in_->game == nullptr) return;
    grasped_ = false;
    if (std::exchange(part_, 0) > 0) return;
    if (std::exchange(panning_, false)) return rest();
    const QPoint point = event->position().toPoint();
    if (pointing_) {
        const Square square = std::exchange(pressed_, NoSquare);
        if (square != NoSquare && square == squareAt(point)) emit squarePointed(square);
        return;
    }
    const Side panel = in_->panelAt(point);
    if (in_->attention.chooser.open()) {
        const auto pressed = in_->attention.chooser.at(in_->pressPoint);
        const auto released = in_->attention.chooser.at(point);
        if (pressed && pressed == released) take(in_->input.choose(*released));
        return;
    }
    const auto carried = in_->attention.carried;
    const Spot origin = in_->input.origin();
    const Spot spot = in_->spotAt(point);
    if (spot.square != NoSquare) in_->cursor = spot.square;
    const InputResult outcome = in_->input.release(spot);
    in_->dropped = carried && outcome.move;
    if (carried && !outcome.move && in_->input.choices().empty()) bringBack(*carried);
    // Outside the board nothing can be read: the reason is shown where the piece comes back to.
    spot.nowhere() ? take(outcome, origin, in_->pressPoint) : take(outcome, spot, point);
    if (panel != NoSide && panel == in_->panelAt(in_->pressPoint))
        emit panelClicked(panel, event->globalPosition().toPoint());
}

bool BoardWidget::dividing() const { return in_->input.lifted() > 0; }

/// One piece more or less of the selected tower.
void BoardWidget::wheelEvent(QWheelEvent* event) {
    constexpr int Notch = 120;
    const int lifted = in_->input.lifted();
    if (lifted == 0) return BoardDisplay::wheelEvent(event);
    wheel_ += event->angleDelta().y();
    const int notches = wheel_ / Notch;
    wheel_ -= notches * Notch;
    if (notches != 0) lift(std::max(1, lifted + notches));
    event->accept();
}

void BoardWidget::leaveEvent(QEvent*) { hover(QPoint(-1, -1)); }

void BoardWidget::hover(QPoint point) {
    const QPoint before = std::exchange(in_->pointer, point);
    const bool elsewhere = !in_->layout.empty() && in_->layout.at(before) != in_->layout.at(point);
    const bool looks = in_->look.hovered && in_->input.origin().nowhere();
    if (elsewhere && (looks || in_->patternAsked || !in_->scene.below.empty())) attend();
    if (const auto item = in_->attention.chooser.at(point)) {
        in_->attention.chooser.setCurrent(*item);
        update();
    }
    Endless& endless = in_->attention.endless;
    const int tag = std::exchange(endless.tag, in_->tagAt(point));
    const bool ghosts = !in_->layout.empty() && in_->layout.cut().margin > 0;
    const Square lit = std::exchange(endless.pointed, ghosts ? in_->layout.at(point) : NoSquare);
    if (tag != endless.tag || lit != endless.pointed) update();
    tellPointed(false);
}

// --- what a person draws on the board with the right button

/// The right button lets go of a piece first.
void BoardWidget::beginDrawing(const QMouseEvent& event) {
    in_->pointer = event.position().toPoint();
    in_->ink = inkOf(event.modifiers());
    in_->askedAt = squareAt(in_->pointer);
    const auto carried = in_->attention.carried;
    const Square from = in_->input.cancel() || takeBackPremove() ? NoSquare : squareAt(in_->pointer);
    in_->drawnFrom = in_->silent ? NoSquare : from;
    in_->drawnSince = timeNow();
    if (carried) bringBack(*carried);
    attend();
    if (in_->silent && from != NoSquare) emit drawingRefused();
}

void BoardWidget::endDrawing(QPoint point) {
    in_->askedAt = NoSquare;
    const Square from = std::exchange(in_->drawnFrom, NoSquare);
    const Square to = squareAt(point);
    const bool asked = from != NoSquare && from == to && in_->scene.pieces[from] != NoPiece &&
                       timeNow() - in_->drawnSince > LongestClick;
    const bool draws = from != NoSquare && to != NoSquare && !asked;
    if (draws) in_->drawn.draw({drawnLine(in_->layout.geometry(), from, to), in_->ink});
    attend();
    if (draws) emit marksDrawn();
}

/// False if nothing was drawn.
bool BoardWidget::wipe() {
    if (!in_->drawn.clear()) return false;
    attend();
    tellPointed(true);
    emit marksDrawn();
    return true;
}

// --- the board by keyboard

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

// --- premoves: moves that are entered before the player's turn

void BoardWidget::setPremover(Side side) {
    in_->input.setPremover(side);
    if (side == NoSide && in_->premove) dropPremove();
}

const std::optional<Premove>& BoardWidget::premove() const { return in_->premove; }

void BoardWidget::prepare(const Premove& premove) {
    in_->premove = premove;
    attend();
    emit premoveChanged();
}

void BoardWidget::dropPremove() {
    in_->premove.reset();
    attend();
}

bool BoardWidget::takeBackPremove() {
    if (!in_->premove) return false;
    dropPremove();
    emit premoveChanged();
    return true;
}

bool BoardWidget::playPremove() {
    const auto premove = std::exchange(in_->premove, std::nullopt);
    const auto move = premove ? in_->input.moveOf(*premove) : std::nullopt;
    attend();
    return move && enter(*move);
}

}  // namespace rokada::ui
