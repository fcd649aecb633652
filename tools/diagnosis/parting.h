// Finds the point in a game between two engines at which their scores diverge.
#pragma once

#include "record/gametree.h"

#include <optional>

namespace rokada::diagnosis {

/// Point in a game at which one engine starts to see a disadvantage that the other engine does not see.
struct Parting {
    std::size_t ply = 0;  ///< number of plies before this point
    Position position;    ///< position after the loser's move; both scores belong to it
    int ours = 0;         ///< score of the losing engine in centipawns, from its own view
    int theirs = 0;       ///< score of the winning engine in centipawns, from the loser's view
};

/// Conditions of a `Parting`. The loser's scores must exceed the winner's by `gap` centipawns for `lasting` turns in a
/// row. During these turns, the loser's own score must be at least `hopeless`. The scores come from the comments of
/// `rokada-match`.
struct PartingRule {
    int gap = 100;
    int lasting = 3;
    int hopeless = -150;
};
[[nodiscard]] std::optional<Parting> findParting(const GameTree& tree, Side loser, const PartingRule& rule = {});

/// Returns the score in a comment such as "+0.13/12 0.05s", in centipawns. A mate counts as a hundred pawns.
[[nodiscard]] std::optional<int> scoreOf(const std::string& comment);

}  // namespace rokada::diagnosis
