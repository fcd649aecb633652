#include "board/boardwidget.h"

#include "board/boardstate.h"
#include "board/moveshow.h"
#include "texts/illegalmovetexts.h"
#include "texts/lawtexts.h"

#include <QGuiApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace rokada::ui {

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

}  // namespace rokada::ui
