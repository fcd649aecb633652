// Stores the ending of a game in its tags: Result, and Ending for endings that do not follow from the moves.
#pragma once

#include "record/gametree.h"

namespace rokada {

/// Returns "1-0" if the first side has won, "0-1" if it has lost, or "1/2-1/2".
[[nodiscard]] std::string_view resultText(const Ending& ending);
/// Sets the tags Result and Ending. Removes Ending if the result follows from the moves.
void recordEnding(GameTree& tree, const Ending& ending);
/// Resets the tag Result to "*" and removes the tag Ending, because the game continues.
void forgetEnding(GameTree& tree);
/// Ends a game that is not over, in the way that its tag Ending names: resignation, time, illegal moves, agreement or a
/// claim.
void restoreEnding(Game& game, const GameTree& tree);
/// Returns true if the tag Result holds a result that differs from `ending`.
[[nodiscard]] bool contradictsRecord(const GameTree& tree, const Ending& ending);
/// Makes the ending of a game agree with its recorded result, at the end of the main line. Removes an ending by the
/// rules if it contradicts the recorded result, for example a repetition that the players overlooked.
void settleByRecord(Game& game, const GameTree& tree);

}  // namespace rokada
