// What a computer thinks, in words and in the notation that was chosen.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// One move of the principal variation.
struct ExpectedMove {
    Side side = NoSide;
    QString text;  ///< "Nf3"; in games of two with the number of the move where one is due: "12. Nf3"
};

struct Thought {
    QString depth;  ///< "depth 12", or "book" for a move that was not searched
    QString score;  ///< "+0.34", "mate in 3": from the view of the team of the thinker; empty for a move of a book
    std::vector<ExpectedMove> variation;

    /// All of it on one line.
    [[nodiscard]] QString text() const;
};

/// A report with at least one variation about the current position of `game`.
[[nodiscard]] Thought thoughtOf(const Game& game, const Report& report, NotationStyle style);

}  // namespace rokada::ui
