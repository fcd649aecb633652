// Short ways for tests to tell boards something and to ask them.
#pragma once

#include "board/boardwidget.h"

namespace rokada::ui::testing {

/// Recommends a move of the position; its piece alone, or the whole of it.
inline void advise(BoardDisplay& board, Move move, bool whole) {
    board.setNotes(&BoardNotes::advice, adviceOf(*board.game(), move, whole));
}

/// The piece of the recommended move, NoSquare if nothing is recommended.
inline Square advisedPiece(const BoardDisplay& board) {
    return board.notes().advice ? board.notes().advice->piece : NoSquare;
}

inline void showNextReach(BoardDisplay& board) {
    board.setNotes(&BoardNotes::reach, nextReach(*board.game(), board.notes().reach));
}

}  // namespace rokada::ui::testing
