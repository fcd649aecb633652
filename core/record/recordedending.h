// Stores the ending of a recorded game: the tag Result, and the tag Ending for endings that the moves do not show.
#pragma once

#include "record/gametree.h"

namespace rokada {

/// Returns "1-0" if the first side has won.
[[nodiscard]] std::string_view resultText(const Ending& ending);
/// Sets the tags. An ending that follows from the moves needs no tag Ending.
void recordEnding(GameTree& tree, const Ending& ending);
/// Removes the tags, because the game continues.
void forgetEnding(GameTree& tree);
/// Ends a game by its tags if it is not over: resignation, agreement, time or claims.
void restoreEnding(Game& game, const GameTree& tree);
/// Returns true if the tag Result names a result that differs from `ending`.
[[nodiscard]] bool contradictsRecord(const GameTree& tree, const Ending& ending);
/// Applies the recorded result to a game at the end of the main line. Removes an ending by the rules that contradicts
/// it, for example a repetition that the players overlooked.
void settleByRecord(Game& game, const GameTree& tree);

}  // namespace rokada
