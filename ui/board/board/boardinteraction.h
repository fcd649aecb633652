// Input state of a board: selection, gestures of pointer and keyboard, and the allowed actions.
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
    bool enabled = true;     ///< false while a computer thinks; piece movements can still be shown
    bool trying = false;     ///< true if moves are tried instead of played
    bool preparing = false;  ///< true if moves are planned on a separate board
    bool pointing = false;   ///< true if squares can only be pointed at; no piece can be moved
    bool silent = false;     ///< true if drawings, arrows and recommendations are not allowed
    bool touchMove = false;  ///< true if a touched piece must move
    Side premover = NoSide;  ///< side whose pieces can get a premove while another side is to move
    SquareSet takeable;      ///< squares whose placed pieces can be picked up by a press
    QString veil;            ///< reason why the board is veiled and takes no input; empty for no veil

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
    QPoint pressed;             ///< position of the button press
    QPoint pointer{-1, -1};     ///< last position of the pointer; outside of the board while the pointer is away
    QPointF held;               ///< position of the dragged piece
    std::size_t choice = 0;     ///< item of the chooser that Enter selects
    bool patternAsked = false;  ///< true while a pressed key requests the move pattern
    bool loopsAsked = false;    ///< true if closed lines are requested for the current selection
    Square looked = NoSquare;   ///< tower shown piece by piece; used without a game
    std::optional<Carried> carried = {};  ///< piece that follows the pointer; used without a game

    /// Resets the cursor and the input for another game. `game` is nullptr if the board has none.
    void setGame(const Game* game);
    /// Clears the selection and drawings after a change of position.
    void letGo();
    void setMode(const BoardMode& next);
};

}  // namespace rokada::ui
