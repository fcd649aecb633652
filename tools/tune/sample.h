// Quiet positions with their search scores and game results. A file has one line for each position.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace rokada::tune {

/// Quiet position of a game.
struct Sample {
    Score score = 0;  ///< search score in centipawns, from the view of team 0
    Score later = 0;  ///< score some moves later in the game; if the game ended before that, the score stands for its
                      ///< result
    int halfPoints = 1;  ///< half points of team 0 at the end of the game
    std::string options;
    std::string position;
};

/// Returns the position as a line "score later half-points options position".
[[nodiscard]] std::string lineOf(const Sample& sample);
[[nodiscard]] std::optional<Sample> parseSample(std::string_view line);

/// Returns true if the position is quiet: no king is in check, the best move is neither a capture nor a promotion, and
/// the static evaluation is near the search score. A sum of features predicts only quiet positions well.
[[nodiscard]] bool isQuiet(const Position& position, const Evaluator& evaluator, Move best, Score score);

}  // namespace rokada::tune
