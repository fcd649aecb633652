// What a bad move has cost, and what on the board shows it: facts for those who put them into words.
#pragma once

#include "analysis/review.h"
#include "motifs/motiffinder.h"

#include <optional>
#include <vector>

namespace rokada {

enum class CostType : std::uint8_t {
    AllowsMate,  ///< the enemies mate by force
    MissesMate,  ///< there was a mate by force
    Loses,       ///< material goes, by what follows the move
    Misses,      ///< material could have been won
};

/// One thing that a move has cost.
struct MoveCost {
    CostType type{};
    int turns = 0;           ///< to the mate
    std::vector<Kind> gone;  ///< what is lost or not won, the most valuable first
    std::vector<Kind> come;  ///< what is got for it
    int worth = 0;           ///< in centipawns
};

/// What can be said of a bad move, besides numbers.
struct MoveFault {
    Node node = Node::None;
    std::vector<MoveCost> costs;      ///< the dearest first; may be empty
    std::optional<FoundMotif> shown;  ///< what on the board is behind the first of them
};

/// Of a move that the review calls bad; `before` is the position in which it was played.
[[nodiscard]] MoveFault faultOf(const MotifFinder& motifs, const Position& before, const ReviewedMove& move);
/// A piece, and no pawn, that the move leaves to be captured, and that is captured before its player moves again.
[[nodiscard]] std::optional<Kind> pieceGivenAway(const MotifFinder& motifs, const Position& before,
                                                 const ReviewedMove& move);
/// Of all of them.
[[nodiscard]] std::vector<MoveFault> faultsOf(const GameTree& tree, const Review& review);

}  // namespace rokada
