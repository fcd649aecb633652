// English texts for the endings of match games.
#pragma once

#include "match/play.h"

namespace rokada::match {

/// Names of the first and the second engine.
using Names = std::array<std::string, 2>;

/// Returns "checkmate of black" or "old resigns"; for a game that was not started, the error.
[[nodiscard]] std::string terminationText(const Rulebook& book, const Names& names, const GameEnd& end);
/// Describes the fault of an engine and the moves before it; empty if there was none.
[[nodiscard]] std::string faultText(const Game& game, const Names& names, const GameEnd& end);

}  // namespace rokada::match
