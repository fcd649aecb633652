// The opening of a game of a match, and how it is turned round the board.
#pragma once

#include "game/game.h"
#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// A position and the moves that are played from it before the engines begin.
struct Opening {
    Position start;
    std::vector<Move> moves;
};

/// The game after the opening.
[[nodiscard]] Game gameAfter(const RulebookPtr& book, const Opening& opening);

/// The opening with everything a number of quarter turns further clockwise: every side has what its neighbour had. For
/// boards of four sides, which look the same after a quarter turn and know no en passant.
[[nodiscard]] Opening turned(const RulebookPtr& book, const Opening& opening, int quarterTurns);

}  // namespace rokada::match
