// What a person draws on the board with the right button.
#include "board/boardwidget.h"

#include "board/boardstate.h"
#include "kit/delay.h"

#include <QMouseEvent>

#include <chrono>
#include <utility>

namespace rokada::ui {

namespace {

/// The right button that is held longer on a piece has asked for its reach, and draws no circle.
constexpr std::chrono::milliseconds LongestClick{300};

}  // namespace

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

}  // namespace rokada::ui
