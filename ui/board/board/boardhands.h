// Input state of a board: everything that pointer and keyboard hold, and the allowed actions.
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
    bool trying = false;     ///< moves are tried instead of played
    bool preparing = false;  ///< moves are planned on a separate board
    bool pointing = false;   ///< squares can only be pointed at; no piece can be moved
    bool silent = false;     ///< no drawings, arrows or recommendations
    bool touchMove = false;  ///< a touched piece must move
    Side premover = NoSide;  ///< side whose pieces can get a premove while another side is to move
    SquareSet takeable;      ///< placed pieces on these squares can be picked up by a press
    QString veil;            ///< text of the veil over a resting board

    friend bool operator==(const BoardMode&, const BoardMode&) = default;
};

struct BoardHands {
    BoardMode mode;
    BoardInput input;  ///< selection, drag, choice, premove
    DrawGesture drawing;
    PointGesture pointing;
    PanGesture panning;
    PartGesture parting;
    KeyCursor cursor;
    QPoint pressed;                       ///< position of the button press
    QPoint pointer{-1, -1};               ///< last position of the pointer; outside while it is away
    QPointF held;                         ///< position of the dragged piece
    std::size_t choice = 0;               ///< item of the chooser that Enter selects
    bool patternAsked = false;            ///< by a pressed key
    bool loopsAsked = false;              ///< for the current selection
    Square looked = NoSquare;             ///< without a game: the tower shown piece by piece
    std::optional<Carried> carried = {};  ///< without a game: the piece that follows the pointer

    /// Starts with another game; nullptr if the board has none.
    void setGame(const Game* game);
    /// Clears the selection and drawings after a change of position.
    void letGo();
    void setMode(const BoardMode& next);
};

}  // namespace rokada::ui
