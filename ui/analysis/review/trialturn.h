// The board while a better move is looked for: turned to the side that looks for it, and back afterwards.
#pragma once

#include "rules/rulebook.h"

#include <optional>

namespace rokada::ui {

class BoardWidget;

class TrialTurn {
public:
    /// The board must outlive it.
    explicit TrialTurn(BoardWidget& board) : board_(board) {}

    /// Brings the side to the lower edge.
    void begin(const Rulebook& book, Side side);
    /// As it was, unless somebody has turned it since.
    void end();

private:
    BoardWidget& board_;
    int turned_ = 0;
    std::optional<int> before_;  ///< in quarter turns, while it is turned
};

}  // namespace rokada::ui
