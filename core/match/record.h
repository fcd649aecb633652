// Writes games in the style of PGN.
#pragma once

#include "match/play.h"

#include <string>
#include <vector>

namespace rokada::match {

/// Values of the tags of a game.
struct RecordHead {
    std::string event;
    std::string round;                 ///< "12.1" for unit and game
    std::vector<std::string> engines;  ///< by side
    std::string termination;           ///< plain text
    std::string date;                  ///< in PGN format; can be empty
};

/// Returns "1-0", "0-1" or "1/2-1/2" for team 0, or "*" for an unfinished game.
[[nodiscard]] std::string resultText(const GameResult& result);
/// Returns the game with tags, moves in short notation, and empty lines after both. The comment after a move is
/// score/depth and the time in seconds.
[[nodiscard]] std::string recordText(const Game& game, const GameResult& result, const RecordHead& head);

}  // namespace rokada::match
