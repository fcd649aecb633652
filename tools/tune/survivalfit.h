// Fits the estimate of the players' survival in variants with elimination (core/analysis/survival.h). Uses self-play.
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
    int longest = 500;  ///< number of plies after which a game ends; the living players then count as survivors
    int every = 5;      ///< number of plies between two positions that are used
};

/// Player who is living in a position, and the fate of this player.
struct SurvivalCase {
    std::size_t game = 0;
    SurvivalSigns signs;
    bool survived = false;
};

/// Plays games to their end by the rules. Does not adjudicate them, because only the end shows which players survive.
[[nodiscard]] std::vector<SurvivalCase> playSurvival(Setups& setups, const SurvivalPlan& plan, std::ostream& log);

using SurvivalWeights = std::array<double, SurvivalSigns::Count>;

/// Fits a logistic regression to the cases. If `held` is true, leaves out every fifth game, so that `heldOutError` can
/// test the weights.
[[nodiscard]] SurvivalWeights fitSurvival(const std::vector<SurvivalCase>& cases, bool held);
[[nodiscard]] double survivalChance(const SurvivalWeights& weights, const SurvivalSigns& signs);
/// Returns the mean cross-entropy over every fifth game, in nats.
[[nodiscard]] double heldOutError(const std::vector<SurvivalCase>& cases, const SurvivalWeights& weights);
[[nodiscard]] inline bool heldOut(const SurvivalCase& one) { return one.game % 5 == 4; }

}  // namespace rokada::tune
