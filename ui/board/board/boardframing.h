// Makes the frame of a board: what is seen follows from the position that is shown, the look of the board, and what
// hands do. No widget, no state.
#pragma once

#include "board/boardhands.h"
#include "board/shownboard.h"
#include "paint/boardframe.h"

#include <QFont>

namespace rokada::ui {

/// The place and means with which a board is painted.
struct BoardPlace {
    BoardLayout layout;
    QFont font;         ///< of labels
    bool dark = false;  ///< what surrounds the board
};

/// Fits the board into a room, as it looks; an empty layout if nothing is shown.
[[nodiscard]] BoardLayout layoutFor(const ShownBoard& shown, const BoardLook& look, QSize room);

[[nodiscard]] BoardFrame frameOf(const ShownBoard& shown, const BoardLook& look, const BoardHands& hands,
                                 const BoardPlace& place);

/// The square that is pointed at: under the cursor or the pointer, whichever was used last.
[[nodiscard]] Square pointedSquare(const BoardFrame& frame, const BoardHands& hands);

/// Brings into a frame what changes while something moves or is read: progress, notes and words. It is cheaper than
/// another frame, and makes the same one as long as position, look and hands are the same.
void follow(BoardFrame& frame, const ShownBoard& shown);
/// The same for a pointer that has not left its square.
void follow(BoardFrame& frame, const BoardHands& hands);

}  // namespace rokada::ui
