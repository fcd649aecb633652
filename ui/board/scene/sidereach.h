// Number of pieces of one side that can move to each square.
#pragma once

#include "game/game.h"

#include <vector>

namespace rokada::ui {

struct SideReach {
    Side side = NoSide;       ///< NoSide for none
    std::vector<int> pieces;  ///< by square

    friend bool operator==(const SideReach&, const SideReach&) = default;
};

/// Counts legal moves for the side to move, pseudo-legal moves for other sides.
[[nodiscard]] SideReach reachOfSide(const Game& game, Side side);
/// Cycles from none to the side to move, to each other side, and back to none.
[[nodiscard]] SideReach nextReach(const Game& game, const SideReach& shown);

}  // namespace rokada::ui
