// Every variant with every combination of its rule options, and random games.
#pragma once

#include "diagram.h"

#include <functional>
#include <vector>

namespace rokada::test {

struct RuleSet {
    std::string variant;
    Choices choices;

    [[nodiscard]] RulebookPtr book() const;  ///< compiles new rules at each call
    [[nodiscard]] std::string name() const;  ///< text such as "vyrt rearpawns=outward"
};

/// Returns all 32 combinations of variants and option values.
[[nodiscard]] const std::vector<RuleSet>& everyRuleSet();

/// Plays random games and calls `visit` in `positions` positions, including the start positions. Captures, promotions,
/// castling and pawn moves are chosen more often than other moves. Equal seeds give equal games. Stops early if `visit`
/// returns false.
void wander(const RuleSet& rules, std::uint64_t seed, int positions, const std::function<bool(const Game&)>& visit);

}  // namespace rokada::test
