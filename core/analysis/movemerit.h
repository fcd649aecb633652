// What speaks for a move, measured by the variation that is expected: material first, then what that variation uses.
#pragma once

#include "ai/evaluation/score.h"
#include "analysis/accountant.h"
#include "explain/movereason.h"
#include "motifs/motiffinder.h"

#include <optional>
#include <span>
#include <vector>

namespace rokada {

enum class MeritType : std::uint8_t {
    Value,   ///< nothing on the board says it better than the engine's value
    Mates,   ///< by force
    Wins,    ///< material, along the variation
    Motif,   ///< what the move does, and the variation uses
    Reason,  ///< a fact that is true in the variation
};

struct MoveMerit {
    MeritType type = MeritType::Value;
    int turns = 0;      ///< to the mate
    Bargain bargain{};  ///< what is won, and what is given for it
    /// Where what is won stands before the variation, in the same order; fewer where some of it is new on the board.
    std::vector<Square> wonOn{};
    std::optional<FoundMotif> motif{};
    MoveReason reason{};
};

/// Of the first move of this variation, which may be all that is known; `score` is for the side to move.
[[nodiscard]] MoveMerit meritOf(const MotifFinder& motifs, const Position& position, std::span<const Move> line,
                                std::optional<Score> score = {});
/// The same of a better move, unless the one that was played can say it for itself too.
[[nodiscard]] MoveMerit meritOver(const MotifFinder& motifs, const Position& position, std::span<const Move> better,
                                  std::span<const Move> played);

}  // namespace rokada
