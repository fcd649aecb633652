// Who of several players is alive when a game ends: cases from games of the engine against itself, and the fit.
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
    int longest = 500;  ///< plies of a game; then those who live have survived
    int every = 5;      ///< plies from one position that is looked at to the next
};

/// A living player of a position, and how the game ended for that player.
struct SurvivalCase {
    std::size_t game = 0;
    SurvivalSigns signs;
    bool survived = false;
};

/// Plays games to their end by the rules; nothing is decided before, since only the end says who lives.
[[nodiscard]] std::vector<SurvivalCase> playSurvival(Setups& setups, const SurvivalPlan& plan, std::ostream& log);

using SurvivalWeights = std::array<double, SurvivalSigns::Count>;

/// Logistic regression on cases of all games but every fifth, if `held`.
[[nodiscard]] SurvivalWeights fitSurvival(const std::vector<SurvivalCase>& cases, bool held);
[[nodiscard]] double survivalChance(const SurvivalWeights& weights, const SurvivalSigns& signs);
/// Mean cross-entropy on every fifth game, in nats.
[[nodiscard]] double heldOutError(const std::vector<SurvivalCase>& cases, const SurvivalWeights& weights);
[[nodiscard]] inline bool heldOut(const SurvivalCase& one) { return one.game % 5 == 4; }

}  // namespace rokada::tune
