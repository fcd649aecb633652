// Quiet position with its search scores and game result, one text line each.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tune {

/// Quiet position of a game.
struct Sample {
    Score score = 0;     ///< search score, for team 0
    Score later = 0;     ///< score some moves later in the game, or its result
    int halfPoints = 1;  ///< half points of team 0 at the end of the game
    std::string options;
    std::string position;
};

/// Returns "score later half-points options position".
[[nodiscard]] std::string lineOf(const Sample& sample);
[[nodiscard]] std::optional<Sample> parseSample(std::string_view line);

/// Returns true if nothing is pending: no king is attacked, the best move is neither a capture nor a promotion, and the
/// static evaluation is near the search score. Only then is a sum of features meaningful.
[[nodiscard]] bool isQuiet(const Position& position, const Evaluator& evaluator, Move best, Score score);

}  // namespace rokada::tune
