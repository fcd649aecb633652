// How a recorded game ended: the tag Result, and the tag Ending for what the moves do not show.
#pragma once

#include "record/gametree.h"

namespace rokada {

/// "1-0" if the first side has won.
[[nodiscard]] std::string_view resultText(const Ending& ending);
/// Sets the tags. An end that follows from the moves needs no tag Ending.
void recordEnding(GameTree& tree, const Ending& ending);
/// The game goes on.
void forgetEnding(GameTree& tree);
/// Ends a game as its tags say, if it is not over: resignation, agreement, time, claims.
void restoreEnding(Game& game, const GameTree& tree);
/// The tag Result names a result, and it is not this one.
[[nodiscard]] bool contradictsRecord(const GameTree& tree, const Ending& ending);
/// A game at the end of the main line has the result of the record: an end by the rules that contradicts it, as a
/// repetition that the players overlooked, is forgotten.
void settleByRecord(Game& game, const GameTree& tree);

}  // namespace rokada
