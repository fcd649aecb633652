// Rotates the board during a trial (see `MoveTrial`), so that the side that looks for a better move is at the bottom.
#pragma once

#include "rules/rulebook.h"

#include <optional>

namespace rokada::ui {

class BoardWidget;

class TrialTurn {
public:
    /// `board` must outlive this object.
    explicit TrialTurn(BoardWidget& board) : board_(board) {}

    /// Rotates the board so that `side` is at the bottom.
    void begin(const Rulebook& book, Side side);
    /// Restores the orientation that the board had before `begin`, unless the user has rotated the board meanwhile.
    void end();

private:
    BoardWidget& board_;
    int turned_ = 0;
    /// Orientation before `begin`, in quarter turns; nullopt while the board is not rotated.
    std::optional<int> before_;
};

}  // namespace rokada::ui
