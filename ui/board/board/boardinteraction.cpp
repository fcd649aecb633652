#include "board/boardinteraction.h"

#include <utility>

namespace rokada::ui {

void BoardInteraction::setGame(const Game* game) {
    cursor.square = NoSquare;
    cursor.shown = false;
    input.setGame(game);
}

void BoardInteraction::letGo() {
    input.reset();
    loopsAsked = false;
    drawing.cancel();
}

void BoardInteraction::setMode(const BoardMode& next) {
    const BoardMode before = std::exchange(mode, next);
    input.setEnabled(mode.enabled);
    input.setPremover(mode.premover);
    input.setTakeable(mode.takeable);
    if (mode.touchMove != before.touchMove) input.setTouchMove(mode.touchMove);
    if (mode.silent != before.silent) drawing.stopDrawing();
    if (mode.pointing != before.pointing || mode.veil != before.veil) input.cancel();
    if (mode.pointing != before.pointing) pointing.cancel();
}

}  // namespace rokada::ui
