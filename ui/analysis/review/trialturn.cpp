#include "review/trialturn.h"

#include "board/boardwidget.h"

namespace rokada::ui {

void TrialTurn::begin(const Rulebook& book, Side side) {
    const int wanted = (4 - book.variant().sideSpecs[side].quarterTurns) % 4;
    const int here = board_.frame().look.quarterTurns;
    if (here == wanted) return;
    if (!before_ || here != turned_) before_ = here;
    turned_ = wanted;
    board_.setLook(&BoardLook::quarterTurns, wanted);
}

void TrialTurn::end() {
    if (before_ && board_.frame().look.quarterTurns == turned_) board_.setLook(&BoardLook::quarterTurns, *before_);
    before_.reset();
}

}  // namespace rokada::ui
