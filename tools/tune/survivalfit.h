// Fits the survival of players in games with elimination, from self-play.
#pragma once

#include "analysis/survival.h"
#include "setups.h"

#include <cstdint>
#include <ostream>
#include <vector>

namespace rokada::tune {

struct SurvivalPlan {
    std::string options = "-";
    std::uint64_t nodes = 300;
    std::uint64_t seed = 1;
    int games = 200;
    int longest = 500;  ///< plies after which a game ends; living players then count as survivors
    int every = 5;      ///< plies between two positions that are used
};

/// Living player in a position, and whether that player survived the game.
struct SurvivalCase {
    std::size_t game = 0;
    SurvivalSigns signs;
    bool survived = false;
};

/// Plays games to their end by the rules, without adjudication, because only the end shows who survives.
[[nodiscard]] std::vector<SurvivalCase> playSurvival(Setups& setups, const SurvivalPlan& plan, std::ostream& log);

using SurvivalWeights = std::array<double, SurvivalSigns::Count>;

/// Fits a logistic regression to the cases; with `held`, leaves out every fifth game.
[[nodiscard]] SurvivalWeights fitSurvival(const std::vector<SurvivalCase>& cases, bool held);
[[nodiscard]] double survivalChance(const SurvivalWeights& weights, const SurvivalSigns& signs);
/// Returns the mean cross-entropy on every fifth game, in nats.
[[nodiscard]] double heldOutError(const std::vector<SurvivalCase>& cases, const SurvivalWeights& weights);
[[nodiscard]] inline bool heldOut(const SurvivalCase& one) { return one.game % 5 == 4; }

}  // namespace rokada::tune
