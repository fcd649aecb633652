// Builds the `BoardFrame` of a board from the shown position, the look and the input state. Has no state and uses no
// widgets.
#pragma once

#include "board/boardinteraction.h"
#include "board/shownboard.h"
#include "paint/boardframe.h"

#include <QFont>

namespace rokada::ui {

/// Layout and font with which a board is painted.
struct BoardPlace {
    BoardLayout layout;
    QFont font;         ///< font of labels
    bool dark = false;  ///< true if the surroundings are dark
};

/// Returns the layout of the board in `room` pixels. Returns an empty layout if nothing is shown.
[[nodiscard]] BoardLayout layoutFor(const ShownBoard& shown, const BoardLook& look, QSize room);

/// Returns the frame with everything that painters need.
[[nodiscard]] BoardFrame frameOf(const ShownBoard& shown, const BoardLook& look, const BoardInteraction& interaction,
                                 const BoardPlace& place);

/// Returns the square under the keyboard cursor or the pointer, whichever was used last.
[[nodiscard]] Square pointedSquare(const BoardFrame& frame, const BoardInteraction& interaction);

/// Updates progress, notes and panel texts of a frame during animations. This is cheaper than building a new frame.
/// Precondition: position, look and input state are unchanged.
void follow(BoardFrame& frame, const ShownBoard& shown);
/// Updates a frame after a movement of the pointer within its square: the dragged piece, the current choice and the
/// highlighted copies of a square.
void follow(BoardFrame& frame, const BoardInteraction& interaction);

}  // namespace rokada::ui
