// Every variant with every combination of its rule options, and random games.
#pragma once

#include "diagram.h"

#include <functional>
#include <vector>

namespace rokada::test {

struct RuleSet {
    std::string variant;
    Choices choices;

    [[nodiscard]] RulebookPtr book() const;  ///< compiled at each call
    [[nodiscard]] std::string name() const;  ///< for example "vyrt rearpawns=outward"
};

/// Returns all 32 combinations.
[[nodiscard]] const std::vector<RuleSet>& everyRuleSet();

/// Plays random games, with more captures, promotions, checks and pawn moves than average, until `positions` positions
/// have been visited, including start positions. The same seed gives the same games. Stops early if `visit` returns
/// false.
void wander(const RuleSet& rules, std::uint64_t seed, int positions, const std::function<bool(const Game&)>& visit);

}  // namespace rokada::test
