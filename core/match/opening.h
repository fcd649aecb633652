// Opening of a game in a match, and its rotation on the board.
#pragma once

#include "game/game.h"
#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// Start position and the moves played before the engines begin.
struct Opening {
    Position start;
    std::vector<Move> moves;
};

/// Returns the game after the opening.
[[nodiscard]] Game gameAfter(const RulebookPtr& book, const Opening& opening);

/// Returns the opening rotated clockwise by quarter turns: every side gets the position of its neighbour. Only for
/// boards with four sides, which are symmetric under rotation and have no en passant.
[[nodiscard]] Opening turned(const RulebookPtr& book, const Opening& opening, int quarterTurns);

}  // namespace rokada::match
