// The coach's evaluation of a position: the score of every move, and threats of the enemies.
#pragma once

#include "ai/search/engine.h"
#include "motifs/motif.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace rokada::ui {

struct CoachOpinion {
    struct Judged {
        Move move;
        Score score = 0;
    };
    Key key = 0;                ///< of the position
    std::vector<Judged> moves;  ///< best first
    std::optional<FoundMotif> threat;

    /// Returns the difference to the best move in centipawns; nullopt if the move was not evaluated.
    [[nodiscard]] std::optional<Score> lossBy(Move move) const;
    /// Returns the moves that are about as good as the best.
    [[nodiscard]] std::vector<Move> goodMoves() const;
};

/// Minimum loss of a blunder, in centipawns.
inline constexpr Score Blunder = 150;

/// Evaluates the position for the side to move. Runs on any thread. Precondition: there is a legal move.
[[nodiscard]] CoachOpinion opinionOn(Engine& engine, const RulebookPtr& book, const Position& position,
                                     const std::stop_token& stop);

}  // namespace rokada::ui
