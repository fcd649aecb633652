// Describes the report of an engine in words and notation.
#pragma once

#include "ai/search/engine.h"
#include "game/game.h"
#include "texts/notations.h"

#include <QString>

#include <vector>

namespace rokada::ui {

/// One move of a principal variation.
struct ExpectedMove {
    Side side = NoSide;
    QString text;  ///< the move, "Nf3"; in two-player variants with its number where usual, "12. Nf3"
};

struct Thought {
    QString depth;  ///< search depth: "depth 12", or "book" for a book move
    QString score;  ///< evaluation from the view of the engine's team: "+0.34" or "mate in 3"; empty for a book move
    std::vector<ExpectedMove> variation;

    /// Returns depth, score and variation on one line.
    [[nodiscard]] QString text() const;
};

/// Formats a report on the current position of `game`. Precondition: the report has a variation.
[[nodiscard]] Thought thoughtOf(const Game& game, const Report& report, NotationStyle style);

}  // namespace rokada::ui
