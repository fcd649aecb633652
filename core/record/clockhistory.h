// Reconstructs the clock states of every turn of a recorded game from its move comments.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <vector>

namespace rokada {

/// Returns the clock state at the start of each turn up to the one after `live`, from the %clk commands of the moves.
/// Returns an empty list if one is missing or impossible under these time controls.
[[nodiscard]] std::vector<ClockState> clockHistory(const GameTree& tree, Node live,
                                                   const std::vector<TimeControl>& times);

}  // namespace rokada
