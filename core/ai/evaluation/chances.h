// Converts a score to the expected points of a game, with a scale that was fitted to games of each variant.
#pragma once

#include "ai/evaluation/score.h"

#include <string_view>

namespace rokada {

/// Returns the scale of the variant with the id `game`: the score in centipawns at which a team can expect 0.73 points.
/// docs/tuning.md describes the games to which it was fitted.
[[nodiscard]] double chanceScale(std::string_view game);
/// Returns the expected points of the team with this score, from 0 (lost) to 1 (won). `scale` is the result of
/// `chanceScale`.
[[nodiscard]] double winningChance(Score score, double scale);

/// Probabilities of the three results. They add up to 1.
struct ResultChances {
    double win = 0, draw = 0, loss = 0;
};
/// Returns the result probabilities of a team with this score in the variant `game`. The win probability plus half of
/// the draw probability is `winningChance`.
[[nodiscard]] ResultChances resultChances(Score score, std::string_view game);

}  // namespace rokada
