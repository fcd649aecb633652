// Premoves: moves that are entered before the player's turn.
#include "board/boardwidget.h"

#include "board/boardstate.h"

#include <utility>

namespace rokada::ui {

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
