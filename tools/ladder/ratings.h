// Ratings of players by maximum likelihood from the results of pairs (the model of Bradley and Terry, as in Elo).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace rokada::ladder {

/// Games between two players. A draw counts as half a win and half a loss.
struct PairResult {
    std::size_t first, second;  ///< indices of the players
    double points;              ///< points of the first player
    double games;
};

/// Rating with a 95 % confidence interval of `value` +- `margin`.
struct FittedRating {
    double value = 0, margin = 0;
};

/// Returns the ratings under which the results are most likely. `known[i]` is the rating of player i, if it is given.
/// The margin of a known rating is 0. Returns nullopt if a player is not connected by games to a player with a known
/// rating. The results count as if each pair had played one more drawn game with the weight `Prior`, so that even a
/// pair with only wins has a finite difference.
[[nodiscard]] std::optional<std::vector<FittedRating>> fitRatings(const std::vector<std::optional<double>>& known,
                                                                  const std::vector<PairResult>& results);

}  // namespace rokada::ladder
