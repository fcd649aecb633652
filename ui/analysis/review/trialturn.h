// Rotates the board to the side that searches for a better move, and back afterwards.
#pragma once

#include "rules/rulebook.h"

#include <optional>

namespace rokada::ui {

class BoardWidget;

class TrialTurn {
public:
    /// `board` must outlive this object.
    explicit TrialTurn(BoardWidget& board) : board_(board) {}

    /// Rotates the side to the bottom.
    void begin(const Rulebook& book, Side side);
    /// Restores the orientation, unless the user has changed it since.
    void end();

private:
    BoardWidget& board_;
    int turned_ = 0;
    std::optional<int> before_;  ///< in quarter turns, while it is rotated
};

}  // namespace rokada::ui
