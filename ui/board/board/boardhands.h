// The hands on a board: everything that pointer and keys hold, and what they may do.
#pragma once

#include "board/boardinput.h"
#include "board/gestures.h"
#include "paint/boardframe.h"

#include <QPoint>
#include <QString>

#include <cstddef>
#include <optional>

namespace rokada::ui {

/// What hands may do on a board, and what becomes of it.
struct BoardMode {
    bool enabled = true;     ///< false while a computer thinks; how pieces move can still be seen
    bool trying = false;     ///< moves are tried out and not played
    bool preparing = false;  ///< moves are only planned, on a board that is not the game's
    bool pointing = false;   ///< squares are only pointed at; no piece can be moved
    bool silent = false;     ///< nothing is drawn or recommended
    bool touchMove = false;  ///< a touched piece must move
    Side premover = NoSide;  ///< while another side is to move, its pieces can be given a premove
    SquareSet takeable;      ///< pieces that were placed here are taken up again by a press
    QString veil;            ///< the game rests, and these words say so on a veil over the board

    friend bool operator==(const BoardMode&, const BoardMode&) = default;
};

struct BoardHands {
    BoardMode mode;
    BoardInput input;  ///< select, drag, choose, premove
    DrawGesture drawing;
    PointGesture pointing;
    PanGesture panning;
    PartGesture parting;
    KeyCursor cursor;
    QPoint pressed;                       ///< where a button went down
    QPoint pointer{-1, -1};               ///< where the pointer was last seen, outside while it is away
    QPointF held;                         ///< where a dragged piece is
    std::size_t choice = 0;               ///< the item of the chooser that Enter chooses
    bool patternAsked = false;            ///< by the key that is held
    bool loopsAsked = false;              ///< for this selection
    Square looked = NoSquare;             ///< without a game: the tower that is looked at piece by piece
    std::optional<Carried> carried = {};  ///< without a game: the piece that follows the pointer

    /// Another game is shown; nullptr if the board has none.
    void setGame(const Game* game);
    /// The position has changed: what is selected or drawn is let go.
    void letGo();
    void setMode(const BoardMode& next);
};

}  // namespace rokada::ui
