// Finds the cost of a bad move and the motif on the board that explains it. The user interface words these facts.
#pragma once

#include "analysis/review.h"
#include "motifs/motiffinder.h"

#include <optional>
#include <vector>

namespace rokada {

enum class CostType : std::uint8_t {
    AllowsMate,  ///< the enemies have a forced mate
    MissesMate,  ///< a forced mate was possible
    Loses,       ///< material is lost in the continuation
    Misses,      ///< material could have been won
};

/// One cost of a move.
struct MoveCost {
    CostType type{};
    int turns = 0;           ///< turns to the mate
    std::vector<Kind> gone;  ///< kinds lost or not won, most valuable first
    std::vector<Kind> come;  ///< kinds gained for them
    int worth = 0;           ///< difference in centipawns
};

/// Explanation of a bad move, in addition to numbers.
struct MoveFault {
    Node node = Node::None;
    std::vector<MoveCost> costs;      ///< most expensive first; can be empty
    std::optional<FoundMotif> shown;  ///< motif behind the first of `costs`
};

/// Explains a move that the review marked as bad. `before` is the position before the move.
[[nodiscard]] MoveFault faultOf(const MotifFinder& motifs, const Position& before, const ReviewedMove& move);
/// Returns the kind of a piece (not a pawn) that the move leaves to be captured and that is captured before its player
/// moves again.
[[nodiscard]] std::optional<Kind> pieceGivenAway(const MotifFinder& motifs, const Position& before,
                                                 const ReviewedMove& move);
/// Explains all bad moves of the main line.
[[nodiscard]] std::vector<MoveFault> faultsOf(const GameTree& tree, const Review& review);

}  // namespace rokada
