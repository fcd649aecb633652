// Coach's evaluation of a position: the score of every move in centipawns, and a threat of the opponents.
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
    Key key = 0;                ///< hash key of the evaluated position
    std::vector<Judged> moves;  ///< evaluated moves, best move first
    std::optional<FoundMotif> threat;

    /// Returns the loss of a move compared with the best move, in centipawns. Returns nullopt if the move was not
    /// evaluated.
    [[nodiscard]] std::optional<Score> lossBy(Move move) const;
    /// Returns the moves that lose at most 40 centipawns compared with the best move.
    [[nodiscard]] std::vector<Move> goodMoves() const;
};

/// Minimum loss of a blunder, in centipawns.
inline constexpr Score Blunder = 150;

/// Evaluates the position for the side to move. Can be called on any thread. Precondition: there is a legal move.
[[nodiscard]] CoachOpinion opinionOn(Engine& engine, const RulebookPtr& book, const Position& position,
                                     const std::stop_token& stop);

}  // namespace rokada::ui
