// Board without a widget for tests: the shown position, the look and the input are values.
#pragma once

#include "board/boardframing.h"

namespace rokada::ui::testing {

struct StillBoard {
    static constexpr QSize Room{744, 614};

    explicit StillBoard(const Game& game, const BoardLook& chosen = {}) : look(chosen) {
        interaction.setGame(&game);
        shown.setGame(&game);
        interaction.letGo();
    }

    void select(Square square) { interaction.input.activate({square}); }
    void showCursor(Square square) { interaction.cursor = {square, true, true}; }
    [[nodiscard]] BoardLayout layout() const { return layoutFor(shown, look, Room); }
    [[nodiscard]] BoardFrame frame() const { return frameOf(shown, look, interaction, {layout(), {}, false}); }

    ShownBoard shown;
    BoardLook look;
    BoardInteraction interaction;
};

}  // namespace rokada::ui::testing
