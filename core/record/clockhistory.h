// Reconstructs the clock states at all turns of a recorded game from the comments of its moves.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Returns the clock states at the start of each turn, up to the turn after `live`. Reads them from the [%clk] commands
/// of the moves. Returns an empty list if a command is missing or impossible under these time controls.
[[nodiscard]] std::vector<ClockState> clockHistory(const GameTree& tree, Node live,
                                                   const std::vector<TimeControl>& times);

}  // namespace rokada
