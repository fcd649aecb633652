// Every game with every combination of its rule options, and random games through them.
#pragma once

#include "diagram.h"

#include <functional>
#include <vector>

namespace rokada::test {

struct RuleSet {
    std::string variant;
    Choices choices;

    [[nodiscard]] RulebookPtr book() const;  ///< compiled again
    [[nodiscard]] std::string name() const;  ///< "vyrt rearpawns=outward"
};

/// 2 + 6 + 2 + 2 + 16 sets.
[[nodiscard]] const std::vector<RuleSet>& everyRuleSet();

/// Plays random games, with a taste for captures, promotions, checks and pawn moves, until `positions` positions have
/// been visited (the start of each game included). The same seed gives the same games. Stops early if `visit` says
/// false.
void wander(const RuleSet& rules, std::uint64_t seed, int positions, const std::function<bool(const Game&)>& visit);

}  // namespace rokada::test
