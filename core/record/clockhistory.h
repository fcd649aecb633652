// What the clocks showed at every turn of a recorded game, from what its moves say.
#pragma once

#include "game/clock.h"
#include "record/gametree.h"

#include <vector>

namespace rokada {

/// At the beginning of each turn up to the one after `live`, by the commands "%clk" of the moves. Nothing if one of
/// them is missing, or cannot be under these controls.
[[nodiscard]] std::vector<ClockState> clockHistory(const GameTree& tree, Node live,
                                                   const std::vector<TimeControl>& times);

}  // namespace rokada
