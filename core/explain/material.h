// What has been captured, and which team has more.
#pragma once

#include "game/game.h"

#include <array>
#include <vector>

namespace rokada {

struct Balance {
    /// What each side has captured, the most valuable first. Eliminated sides were not captured. With towers, whose
    /// pieces may be freed: what lies under its tops now.
    std::array<std::vector<Piece>, MaxSides> captured;
    /// How much more each side's team has than its enemies, in pawns, reserve pieces included. An army that is out
    /// counts as it was then: it was not captured.
    std::array<int, MaxSides> lead{};
};

/// At the position on the board.
[[nodiscard]] Balance balanceOf(const Game& game);

}  // namespace rokada
