// A quiet position with what a search thought of it and how its game ended: a line of text each.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tune {

struct Sample {
    Score score = 0;     ///< of the search, for team 0
    Score later = 0;     ///< of a search some moves later in the game, or its end
    int halfPoints = 1;  ///< of team 0, at the end of the game
    std::string options;
    std::string position;
};

/// "score later half-points options position".
[[nodiscard]] std::string lineOf(const Sample& sample);
[[nodiscard]] std::optional<Sample> parseSample(std::string_view line);

/// Nothing is pending: no king attacked, the best move neither captures nor promotes, the static value is near the
/// searched one. Only then does a sum over features mean anything.
[[nodiscard]] bool isQuiet(const Position& position, const Evaluator& evaluator, Move best, Score score);

}  // namespace rokada::tune
