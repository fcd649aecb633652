// Explains why a move is good, judged by the expected variation: first by material, then by the motifs that the
// variation uses.
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
    Value,   ///< no better explanation than the engine's evaluation
    Mates,   ///< forced mate
    Wins,    ///< wins material along the variation
    Motif,   ///< motif of the move that the variation uses
    Reason,  ///< fact about the move that holds in the variation
};

/// Explanation of a good move. `type` decides which members are set.
struct MoveMerit {
    MeritType type = MeritType::Value;
    int turns = 0;          ///< turns to the mate, for `Mates`
    MaterialTrade trade{};  ///< pieces won and pieces given for them
    /// Squares, before the variation, of the won pieces in `trade.gone`, in the same order. Shorter if some pieces
    /// appear only during the variation.
    std::vector<Square> wonOn{};
    std::optional<FoundMotif> motif{};
    MoveReason reason{};
};

/// Explains why the first move of `line` is good. `line` may contain only that move. `score` is from the view of the
/// side to move.
[[nodiscard]] MoveMerit meritOf(const MotifFinder& motifs, const Position& position, std::span<const Move> line,
                                std::optional<Score> score = {});
/// Explains why `better` is better than `played`. Returns `Value` if the explanation would also apply to the played
/// move.
[[nodiscard]] MoveMerit meritOver(const MotifFinder& motifs, const Position& position, std::span<const Move> better,
                                  std::span<const Move> played);

}  // namespace rokada
