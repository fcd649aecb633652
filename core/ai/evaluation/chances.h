// Converts a score to expected points, with a scale that was fitted to games of each variant.
#pragma once

#include "ai/evaluation/score.h"

#include <string_view>

namespace rokada {

/// Returns the score in centipawns at which the expected result is 0.73 points. docs/tuning.md describes the source of
/// the data.
[[nodiscard]] double chanceScale(std::string_view game);
/// Returns the expected points of the team with this score, from 0 (lost) to 1 (won).
[[nodiscard]] double winningChance(Score score, double scale);

/// Probabilities of the three results. They add up to 1.
struct ResultChances {
    double win = 0, draw = 0, loss = 0;
};
/// Returns the result probabilities for `score`. The winning chance is the win probability plus half of the draw
/// probability.
[[nodiscard]] ResultChances resultChances(Score score, std::string_view game);

}  // namespace rokada
