// The values of pieces, what has been captured, and which team has more.
#pragma once

#include "game/game.h"

#include <array>
#include <vector>

namespace rokada {

/// In whole pawns, by kind; kings have 0. From the variant's weights, between opening and ending.
[[nodiscard]] std::array<int, MaxKinds> worths(const Rulebook& book);

struct Balance {
    /// What each side has captured, the most valuable first. Eliminated sides were not captured.
    std::array<std::vector<Piece>, MaxSides> captured;
    /// How much more each side's team has than its enemies, in pawns, reserve pieces included.
    std::array<int, MaxSides> lead{};
};

/// At the position on the board; `worth` is the answer of `worths`.
[[nodiscard]] Balance balanceOf(const Game& game, const std::array<int, MaxKinds>& worth);

}  // namespace rokada
