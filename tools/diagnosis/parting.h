// Finds the position in a game between two engines at which their scores begin to differ.
#pragma once

#include "record/gametree.h"

#include <optional>

namespace rokada::diagnosis {

/// Position in a game at which the winner begins to see an advantage that the loser does not see.
struct Parting {
    std::size_t ply = 0;  ///< number of plies before this position
    Position position;    ///< position after the loser's move; both scores belong to it
    int ours = 0;         ///< score of the losing engine in centipawns, from its own view
    int theirs = 0;       ///< score of the winning engine in centipawns, from the loser's view
};

/// Conditions of a `Parting`. For `lasting` turns of the loser in a row, the loser's score must be at least `gap`
/// centipawns above the winner's. In the first of these turns, the loser's score must be at least `hopeless`. All
/// scores are from the loser's view and come from the comments of `rokada-match`.
struct PartingRule {
    int gap = 100;
    int lasting = 3;
    int hopeless = -150;
};
[[nodiscard]] std::optional<Parting> findParting(const GameTree& tree, Side loser, const PartingRule& rule = {});

/// Returns the score in a comment such as "+0.13/12 0.05s", in centipawns. A mate counts as a hundred pawns.
[[nodiscard]] std::optional<int> scoreOf(const std::string& comment);

}  // namespace rokada::diagnosis
