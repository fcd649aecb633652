// Opening of a game in a match, and the rotation of openings on the board.
#pragma once

#include "game/game.h"
#include "match/engines.h"

#include <vector>

namespace rokada::match {

/// Opening: a start position and the moves that are played before the engines begin.
struct Opening {
    Position start;
    std::vector<Move> moves;
};

/// Returns the game after the opening.
[[nodiscard]] Game gameAfter(const RulebookPtr& book, const Opening& opening);

/// Returns the opening rotated clockwise by quarter turns, so that each side moves to the place of its neighbour. The
/// board must have four sides, be symmetric under rotation and have no en passant.
[[nodiscard]] Opening turned(const RulebookPtr& book, const Opening& opening, int quarterTurns);

}  // namespace rokada::match
