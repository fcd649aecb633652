// Computes the captured pieces and the material lead of each side.
#pragma once

#include "game/game.h"

#include <array>
#include <vector>

namespace rokada {

/// Material of all sides, indexed by side.
struct Balance {
    /// Pieces that each side has captured, most valuable first. The pieces of an eliminated side do not count as
    /// captured. In variants with towers, the list has only the enemy pieces that the side's towers cover now, because
    /// covered pieces can be freed.
    std::array<std::vector<Piece>, MaxSides> captured;
    /// Material lead of each side's team in pawns, including reserve pieces. The pieces of an eliminated side still
    /// count, because they were not captured.
    std::array<int, MaxSides> lead{};
    /// Material of each side in pawns, including reserve pieces. An eliminated side keeps the value that it had at its
    /// elimination.
    std::array<int, MaxSides> worth{};
};

/// Returns the balance of the current position of the game.
[[nodiscard]] Balance balanceOf(const Game& game);

}  // namespace rokada
