// Finds the cost of a bad move and the motif on the board that explains it. The user interface turns these facts into
// sentences.
#pragma once

#include "analysis/review.h"
#include "motifs/motiffinder.h"

#include <optional>
#include <vector>

namespace rokada {

enum class CostType : std::uint8_t {
    GivesAwayWin,   ///< the endgame tables give a win before the move, and no win after it
    GivesAwayDraw,  ///< the endgame tables give a draw before the move, and a loss after it
    AllowsMate,     ///< the enemies have a forced mate after the move
    MissesMate,     ///< a forced mate was possible instead of the move
    Loses,          ///< the expected continuation loses material
    Misses,         ///< material could have been won instead
};

/// One disadvantage that a move causes, with its size.
struct MoveCost {
    CostType type{};
    int turns = 0;           ///< turns to the mate, for `AllowsMate` and `MissesMate`
    std::vector<Kind> gone;  ///< kinds of the pieces lost or not won, most valuable first
    std::vector<Kind> come;  ///< kinds of the pieces gained in exchange for `gone`
    int worth = 0;           ///< value of `gone` minus value of `come`, in centipawns
};

/// Explanation of a bad move: what it costs and why.
struct MoveFault {
    Node node = Node::None;
    std::vector<MoveCost> costs;      ///< disadvantages of the move, most expensive first; can be empty
    std::optional<FoundMotif> shown;  ///< motif that explains the first of `costs`
};

/// Explains a move that the review marked as bad. `before` is the position before the move.
[[nodiscard]] MoveFault faultOf(const MotifFinder& motifs, const Position& before, const ReviewedMove& move);
/// Returns the kind of the piece that the move leaves hanging, if an enemy captures it at once in `move.answer`. At
/// once means before the player moves again. Returns nullopt for pawns and if there is no such piece.
[[nodiscard]] std::optional<Kind> pieceGivenAway(const MotifFinder& motifs, const Position& before,
                                                 const ReviewedMove& move);
/// Explains all bad moves of the main line.
[[nodiscard]] std::vector<MoveFault> faultsOf(const GameTree& tree, const Review& review);

}  // namespace rokada
