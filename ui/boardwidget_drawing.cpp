// What a person draws on the board with the right button, and what one side reaches.
#include "boardwidget.h"

#include "boardstate.h"

#include <QMouseEvent>

#include <utility>

namespace rokada::ui {

/// The right button lets go of a man first.
void BoardWidget::beginDrawing(const QMouseEvent& event) {
    in_->pointer = event.position().toPoint();
    in_->ink = inkOf(event.modifiers());
    in_->drawnFrom = in_->input.cancel() ? NoSquare : squareAt(in_->pointer);
    attend();
}

void BoardWidget::endDrawing(QPoint point) {
    const Square from = std::exchange(in_->drawnFrom, NoSquare);
    const Square to = squareAt(point);
    if (from != NoSquare && to != NoSquare) in_->drawn.draw({drawnLine(in_->layout.geometry(), from, to), in_->ink});
    attend();
}

const std::vector<OwnMark>& BoardWidget::drawnMarks() const { return in_->drawn.all(); }

void BoardWidget::showNextReach() {
    if (in_->game == nullptr) return;
    const auto sides = static_cast<int>(in_->game->book().sides());
    const int mover = in_->game->position().turn();
    const int now = in_->reach.side;
    const int next = now == NoSide ? mover : (now + 1) % sides;
    in_->reach = now != NoSide && next == mover ? SideReach{} : reachOfSide(*in_->game, Side(next));
    attend();
}

Side BoardWidget::reachShown() const { return in_->reach.side; }

}  // namespace rokada::ui
