// Counts, for each square, the pieces of one side that can move there.
#pragma once

#include "game/game.h"

#include <vector>

namespace rokada::ui {

struct SideReach {
    Side side = NoSide;       ///< counted side; NoSide for no side
    std::vector<int> pieces;  ///< number of pieces that can move to each square

    friend bool operator==(const SideReach&, const SideReach&) = default;
};

/// Returns the counts of a side. Counts legal moves if the side is to move, and pseudo-legal moves if not.
[[nodiscard]] SideReach reachOfSide(const Game& game, Side side);
/// Returns the counts to show after `shown`. The order is: none, the side to move, each other side, none again.
[[nodiscard]] SideReach nextReach(const Game& game, const SideReach& shown);

}  // namespace rokada::ui
