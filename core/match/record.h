// Games as text, in the manner of PGN.
#pragma once

#include "match/play.h"

#include <string>
#include <vector>

namespace rokada::match {

/// What the tags of a game say.
struct RecordHead {
    std::string event;
    std::string round;                 ///< "12.1": unit and game
    std::vector<std::string> engines;  ///< by side
    std::string termination;           ///< in words
    std::string date;                  ///< as PGN has it; may be empty
};

/// "1-0", "0-1", "1/2-1/2", or "*" for a game that was not played to its end; team 0 first.
[[nodiscard]] std::string resultText(const GameResult& result);
/// The game with its tags, an empty line after tags and moves. Moves are in short notation; the comment after one is
/// what its player said: score/depth and the time in seconds.
[[nodiscard]] std::string recordText(const Game& game, const GameResult& result, const RecordHead& head);

}  // namespace rokada::match
