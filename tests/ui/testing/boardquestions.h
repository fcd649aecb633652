// Shortcuts for tests that set and query the marks of hints and reach on a board (`BoardNotes`).
#pragma once

#include "board/boardwidget.h"

namespace rokada::ui::testing {

/// Recommends a move on the board. Shows only its piece, or the whole move if `whole`.
inline void advise(BoardDisplay& board, Move move, bool whole) {
    board.setNotes(&BoardNotes::advice, adviceOf(*board.game(), move, whole));
}

/// Returns the square of the recommended piece. Returns NoSquare if the board recommends no move.
inline Square advisedPiece(const BoardDisplay& board) {
    return board.frame().notes.advice ? board.frame().notes.advice->piece : NoSquare;
}

inline void showNextReach(BoardDisplay& board) {
    board.setNotes(&BoardNotes::reach, nextReach(*board.game(), board.frame().notes.reach));
}

}  // namespace rokada::ui::testing
