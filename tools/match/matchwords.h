// English texts about the endings of match games.
#pragma once

#include "match/play.h"

namespace rokada::match {

/// Names of the first engine and of the second engine.
using Names = std::array<std::string, 2>;

/// Returns a text about the end of a game, such as "checkmate of black" or "old resigns". Returns the error if the game
/// did not start.
[[nodiscard]] std::string terminationText(const Rulebook& book, const Names& names, const GameEnd& end);
/// Describes the fault of an engine, and lists the moves before the fault. Returns an empty string if no engine is at
/// fault.
[[nodiscard]] std::string faultText(const Game& game, const Names& names, const GameEnd& end);

}  // namespace rokada::match
