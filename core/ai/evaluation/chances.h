// What a score is worth: the share of the points that is to be expected of it, fitted to each variant's own games.
#pragma once

#include "ai/evaluation/score.h"

#include <string_view>

namespace rokada {

/// Centipawns at which 73 points of a hundred are to be expected. Data: docs/tuning.md says where it comes from.
[[nodiscard]] double chanceScale(std::string_view game);
/// From 0 (lost) to 1 (won), for the team whose score this is.
[[nodiscard]] double winningChance(Score score, double scale);

/// How often each result is to be expected; together 1.
struct ResultChances {
    double win = 0, draw = 0, loss = 0;
};
/// Of a score; win and half of the draws are its winning chance.
[[nodiscard]] ResultChances resultChances(Score score, std::string_view game);

}  // namespace rokada
