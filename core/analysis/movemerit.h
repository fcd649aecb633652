// Explains why a move is good, judged by its expected continuation: first by material, then by the motifs of the move
// that the continuation uses.
#pragma once

#include "ai/evaluation/score.h"
#include "analysis/materialcounter.h"
#include "explain/movereason.h"
#include "motifs/motiffinder.h"

#include <optional>
#include <span>
#include <vector>

namespace rokada {

enum class MeritType : std::uint8_t {
    Value,   ///< no explanation except the engine's evaluation
    Mates,   ///< forced mate
    Wins,    ///< wins material along the variation
    Motif,   ///< the move has a motif that the variation uses
    Reason,  ///< the move has another reason, which the variation confirms
};

/// Explanation of a good move. `type` determines which of the other members are set.
struct MoveMerit {
    MeritType type = MeritType::Value;
    int turns = 0;          ///< turns to the mate, for `Mates`
    MaterialTrade trade{};  ///< for `Wins`: `gone` are the pieces won, `come` the pieces given for them
    /// Squares on which the pieces of `trade.gone` stand before the variation, in the same order. Shorter than
    /// `trade.gone` if some of the pieces appear only during the variation.
    std::vector<Square> wonOn{};
    std::optional<FoundMotif> motif{};
    MoveReason reason{};
};

/// Explains why the first move of `line` is good. The rest of `line` is the expected continuation and can be empty.
/// `score` is from the view of the side to move.
[[nodiscard]] MoveMerit meritOf(const MotifFinder& motifs, const Position& position, std::span<const Move> line,
                                std::optional<Score> score = {});
/// Explains why the variation `better` is better than the variation `played`. Returns `MeritType::Value` if the
/// explanation would also apply to the played move.
[[nodiscard]] MoveMerit meritOver(const MotifFinder& motifs, const Position& position, std::span<const Move> better,
                                  std::span<const Move> played);

}  // namespace rokada
