// How many pieces of one side can go to each square.
#pragma once

#include "game/game.h"

#include <vector>

namespace rokada::ui {

struct SideReach {
    Side side = NoSide;       ///< NoSide for none
    std::vector<int> pieces;  ///< by square

    friend bool operator==(const SideReach&, const SideReach&) = default;
};

/// Of the side to move by its legal moves, of another one by its own movement.
[[nodiscard]] SideReach reachOfSide(const Game& game, Side side);
/// Steps from none to the side to move, to each other side, and to none again.
[[nodiscard]] SideReach nextReach(const Game& game, const SideReach& shown);

}  // namespace rokada::ui
