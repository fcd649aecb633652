// Writes games of a match as PGN.
#pragma once

#include "match/play.h"

#include <string>
#include <vector>

namespace rokada::match {

/// Values for the tags of a recorded game.
struct RecordHead {
    std::string event;
    std::string round;                 ///< number of the unit and of the game, for example "12.1"
    std::vector<std::string> engines;  ///< names of the engines by side
    std::string termination;           ///< reason of the end, as plain text
    std::string date;                  ///< date in PGN format, or empty
};

/// Returns "1-0", "0-1" or "1/2-1/2" for team 0, or "*" for an unfinished game.
[[nodiscard]] std::string resultText(const GameResult& result);
/// Returns the game with tags and moves, in short notation. The comment of a move holds the score, the depth and the
/// time in seconds. An empty line follows the tags, and another one follows the moves.
[[nodiscard]] std::string recordText(const Game& game, const GameResult& result, const RecordHead& head);

}  // namespace rokada::match
