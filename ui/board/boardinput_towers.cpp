// How many pieces of a tower are to move.
#include "board/boardinput.h"

#include <algorithm>

namespace rokada::ui {

/// All of a tower; if it may not move as a whole, as many pieces as may.
void BoardInput::liftMost() {
    if (origin_.square == NoSquare || state_ != State::Selected || premoving()) return;
    const int height = game_->position().height(origin_.square);
    if (height < 2) return;
    int most = 0;
    for (const Move move : legalMoves()) {
        if (move.from() == origin_.square) most = std::max(most, game_->position().carried(move));
    }
    if (most > 0 && most < height) part_ = most;
}

int BoardInput::lifted() const {
    if (game_ == nullptr || origin_.square == NoSquare || !movable() || premoving()) return 0;
    const int height = game_->position().height(origin_.square);
    return height < 2 ? 0 : std::min(part_, height);
}

bool BoardInput::lift(int pieces) {
    if (lifted() == 0 || pieces < 1 || state_ == State::Choosing) return false;
    const int height = game_->position().height(origin_.square);
    if (pieces > height) return false;
    part_ = pieces == height ? WholeTower : pieces;
    refused_ = NoSquare;
    return true;
}

}  // namespace rokada::ui
