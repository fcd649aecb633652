// Where in a game that was played by two engines their scores part.
#pragma once

#include "record/gametree.h"

#include <optional>

namespace rokada::diagnosis {

/// From there on one of them sees what the other does not.
struct Parting {
    std::size_t ply = 0;  ///< moves played
    Position position;    ///< after the loser's move: both scores are about it
    int ours = 0;         ///< centipawns, for the loser
    int theirs = 0;       ///< the same, as the winner says
};

/// The loser's scores are higher than the winner's by `gap` at `lasting` turns in succession; nothing if they never are
/// while the loser believes to be no worse than `hopeless`. Scores are the comments of `rokada-match`.
struct PartingRule {
    int gap = 100;
    int lasting = 3;
    int hopeless = -150;
};
[[nodiscard]] std::optional<Parting> findParting(const GameTree& tree, Side loser, const PartingRule& rule = {});

/// The score of such a comment, "+0.13/12 0.05s"; mates are a hundred pawns.
[[nodiscard]] std::optional<int> scoreOf(const std::string& comment);

}  // namespace rokada::diagnosis
