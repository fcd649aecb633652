// The opening of a game of a match, and how it is turned round the board.
#pragma once

#include "engines.h"
#include "game/game.h"

#include <string_view>
#include <vector>

namespace rokada::match {

/// A position and the moves that are played from it before the engines begin.
struct Opening {
    Position start;
    std::vector<Move> moves;
};

/// The game after the opening.
[[nodiscard]] Game gameAfter(const RulebookPtr& book, const Opening& opening);
/// "position text; e2e4 e7e5", each of the two may be missing.
[[nodiscard]] Answer<Opening> parseOpening(const RulebookPtr& book, std::string_view line);

/// The opening with everything a number of quarter turns further clockwise: every side has what its neighbour had. For
/// boards of four sides, which look the same after a quarter turn and know no en passant.
[[nodiscard]] Opening turned(const RulebookPtr& book, const Opening& opening, int quarterTurns);

}  // namespace rokada::match
