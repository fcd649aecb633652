// Shortcuts for tests to set and query notes of boards.
#pragma once

#include "board/boardwidget.h"

namespace rokada::ui::testing {

/// Recommends a move: its piece alone, or all of it.
inline void advise(BoardDisplay& board, Move move, bool whole) {
    board.setNotes(&BoardNotes::advice, adviceOf(*board.game(), move, whole));
}

/// Returns the piece of the recommended move, or NoSquare.
inline Square advisedPiece(const BoardDisplay& board) {
    return board.frame().notes.advice ? board.frame().notes.advice->piece : NoSquare;
}

inline void showNextReach(BoardDisplay& board) {
    board.setNotes(&BoardNotes::reach, nextReach(*board.game(), board.frame().notes.reach));
}

}  // namespace rokada::ui::testing
