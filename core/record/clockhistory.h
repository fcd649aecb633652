// Reconstructs the clock states at all turns of a recorded game from the comments of its moves.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Returns the clock state at the start of each turn, up to the turn after the move `live`. Reads the clock times from
/// the [%clk] commands in the comments of the moves. `times` has the time control of each side. Returns an empty list
/// if a command is missing or impossible under these time controls.
[[nodiscard]] std::vector<ClockState> clockHistory(const GameTree& tree, Node live,
                                                   const std::vector<TimeControl>& times);

}  // namespace rokada
