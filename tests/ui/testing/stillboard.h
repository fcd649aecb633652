// Board without a widget. The shown position, the look and the input are values.
#pragma once

#include "board/boardframing.h"

namespace rokada::ui::testing {

struct StillBoard {
    static constexpr QSize Room{744, 614};

    explicit StillBoard(const Game& game, const BoardLook& chosen = {}) : look(chosen) {
        hands.setGame(&game);
        shown.setGame(&game);
        hands.letGo();
    }

    void select(Square square) { hands.input.activate({square}); }
    void showCursor(Square square) { hands.cursor = {square, true, true}; }
    [[nodiscard]] BoardLayout layout() const { return layoutFor(shown, look, Room); }
    [[nodiscard]] BoardFrame frame() const { return frameOf(shown, look, hands, {layout(), {}, false}); }

    ShownBoard shown;
    BoardLook look;
    BoardHands hands;
};

}  // namespace rokada::ui::testing
