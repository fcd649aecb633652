// What the coach thinks of a position: the worth of every move, and what the enemies threaten. Found on any thread.
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
    std::vector<Judged> moves;  ///< the best first
    std::optional<FoundMotif> threat;

    /// How much worse than the best this move is, in centipawns; nothing if it was not looked at.
    [[nodiscard]] std::optional<Score> lossBy(Move move) const;
    /// Moves that are about as good as the best.
    [[nodiscard]] std::vector<Move> goodMoves() const;
};

/// So much worse is a blunder.
inline constexpr Score Blunder = 150;

/// For the side to move, which has a legal move.
[[nodiscard]] CoachOpinion opinionOn(Engine& engine, const RulebookPtr& book, const Position& position,
                                     const std::stop_token& stop);

}  // namespace rokada::ui
