// How games of a match end, in English words.
#pragma once

#include "match/play.h"

namespace rokada::match {

/// By the first and the second engine.
using Names = std::array<std::string, 2>;

/// "checkmate of black", "old resigns"; of a game that was not begun, what went wrong.
[[nodiscard]] std::string terminationText(const Rulebook& book, const Names& names, const GameEnd& end);
/// What an engine has done after which moves; empty if it was nothing wrong.
[[nodiscard]] std::string faultText(const Game& game, const Names& names, const GameEnd& end);

}  // namespace rokada::match
