// Input state of a board: selection, gestures of pointer and keyboard, and the actions that are allowed.
#pragma once

#include "board/boardinput.h"
#include "board/gestures.h"
#include "paint/boardframe.h"

#include <QPoint>
#include <QString>

#include <cstddef>
#include <optional>

namespace rokada::ui {

/// Allowed actions on a board.
struct BoardMode {
    bool enabled = true;     ///< false if no move can be entered, for example while a computer thinks
    bool trying = false;     ///< true if entered moves are only tried, as in analysis, not played in the game
    bool preparing = false;  ///< true if a player plans the placement of reserve pieces before his turn
    bool pointing = false;   ///< true if the user can only point at squares, for example to answer a question
    bool silent = false;     ///< true if drawings, arrows and recommendations are not allowed
    bool touchMove = false;  ///< true if a touched piece must move
    Side premover = NoSide;  ///< side that can enter premoves while another side is to move
    SquareSet takeable;      ///< squares from which a press picks up a placed reserve piece
    QString veil;            ///< reason why a translucent veil covers the board and input is ignored; empty for no veil

    friend bool operator==(const BoardMode&, const BoardMode&) = default;
};

struct BoardInteraction {
    BoardMode mode;
    BoardInput input;  ///< state of selection, drag, choice and premove
    DrawGesture drawing;
    PointGesture pointing;
    PanGesture panning;
    PartGesture parting;
    KeyCursor cursor;
    QPoint pressed;           ///< position of the button press
    QPoint pointer{-1, -1};   ///< last position of the pointer; outside of the board while the pointer is away
    QPointF held;             ///< position of the dragged piece
    bool asksInHand = false;  ///< true while a dragged piece waits on its target for a choice, such as a promotion
    std::size_t choice = 0;   ///< index of the item that Enter chooses while a choice is open
    /// True while a pressed key requests the move pattern (the targets on an empty board).
    bool patternAsked = false;
    /// True if closed lines (lines on which a piece returns to its own square) are requested for this selection.
    bool loopsAsked = false;
    Square looked = NoSquare;             ///< square of the tower shown piece by piece; used without a game
    std::optional<Carried> carried = {};  ///< piece that follows the pointer; used without a game

    /// Resets the cursor and the input for another game. `game` is nullptr if the board has none.
    void setGame(const Game* game);
    /// Clears the selection and drawings after a change of position.
    void letGo();
    void setMode(const BoardMode& next);
};

}  // namespace rokada::ui
