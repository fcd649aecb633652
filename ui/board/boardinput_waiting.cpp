// What is pressed out of turn: it gets a premove, or waits.
#include "board/boardinput.h"

namespace rokada::ui {

/// It is another side's turn, and a piece can be given a premove.
bool BoardInput::premoving() const {
    if (game_ == nullptr || enabled_ || premover_ == NoSide || game_->ending()) return false;
    const Position& position = game_->position();
    return position.turn() != premover_ && position.living(premover_) && !position.placing(premover_);
}

/// The selected piece is still there: after each move of the others a premove need not begin with selecting it again.
bool BoardInput::holdsPremover() const {
    const bool held = state_ == State::Selected || state_ == State::Dragging;
    if (!held || game_ == nullptr || premover_ == NoSide || origin_.square == NoSquare || game_->ending()) return false;
    const Piece piece = game_->position()[origin_.square];
    return piece != NoPiece && sideOf(piece) == premover_;
}

/// What waits can have a premove now.
void BoardInput::setPremover(Side side) {
    premover_ = side;
    if (!waiting() || !premoving() || !mayPick(origin_)) return;
    waiting_ = NoSide;
    state_ = State::Selected;
}

/// Under touch-move nothing is touched out of turn.
Side BoardInput::waiter() const {
    if (game_ == nullptr || enabled_ || touchMove_ || game_->ending()) return NoSide;
    const Position& position = game_->position();
    const std::size_t sides = game_->book().sides();
    for (std::size_t i = 0; i < sides; ++i) {
        const auto side = Side((position.turn() + i) % sides);
        if (people_.test(side) && position.living(side)) return side;
    }
    return NoSide;
}

/// One of those that will move then: reserve pieces first.
bool BoardInput::mayWait(Spot spot) const {
    const Side side = waiter();
    if (side == NoSide) return false;
    const Position& position = game_->position();
    if (spot.reserve != NoKind) return position.placing(side);
    if (spot.square == NoSquare || position.placing(side)) return false;
    return !position.empty(spot.square) && sideOf(position[spot.square]) == side;
}

/// It is still there, and it is not another's turn who sits here.
bool BoardInput::stillWaits() const {
    if (!waiting() || game_ == nullptr || game_->ending()) return false;
    if (!enabled_) return waiter() == waiting_ && mayWait(origin_);
    return game_->position().turn() == waiting_ && mayPick(origin_);
}

}  // namespace rokada::ui
