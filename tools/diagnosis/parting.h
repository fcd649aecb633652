// Finds the point of a game between two engines where their scores diverge.
#pragma once

#include "record/gametree.h"

#include <optional>

namespace rokada::diagnosis {

/// Point after which one engine sees something that the other does not.
struct Parting {
    std::size_t ply = 0;  ///< number of moves played
    Position position;    ///< position after the loser's move; both scores are for it
    int ours = 0;         ///< score of the loser in centipawns, from its view
    int theirs = 0;       ///< score of the winner, from the view of the loser
};

/// The loser's scores must exceed the winner's by `gap` for `lasting` consecutive turns, while the loser's score is at
/// least `hopeless`; otherwise there is no parting. Scores come from the comments of `rokada-match`.
struct PartingRule {
    int gap = 100;
    int lasting = 3;
    int hopeless = -150;
};
[[nodiscard]] std::optional<Parting> findParting(const GameTree& tree, Side loser, const PartingRule& rule = {});

/// Returns the score of a comment such as "+0.13/12 0.05s". A mate counts as a hundred pawns.
[[nodiscard]] std::optional<int> scoreOf(const std::string& comment);

}  // namespace rokada::diagnosis
