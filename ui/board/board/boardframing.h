// Builds the frame of a board from the shown position, the look and the input state. Has no state and uses no widgets.
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

/// Fits the board into a room. Returns an empty layout if nothing is shown.
[[nodiscard]] BoardLayout layoutFor(const ShownBoard& shown, const BoardLook& look, QSize room);

[[nodiscard]] BoardFrame frameOf(const ShownBoard& shown, const BoardLook& look, const BoardInteraction& interaction,
                                 const BoardPlace& place);

/// Returns the square under the cursor or the pointer, whichever was used last.
[[nodiscard]] Square pointedSquare(const BoardFrame& frame, const BoardInteraction& interaction);

/// Updates progress, notes and words of a frame during animations. This is cheaper than building a new frame. The
/// result is the same while position, look and input state are unchanged.
void follow(BoardFrame& frame, const ShownBoard& shown);
/// Updates a frame for a pointer that has moved within its square.
void follow(BoardFrame& frame, const BoardInteraction& interaction);

}  // namespace rokada::ui
