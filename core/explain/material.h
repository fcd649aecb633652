// What men are worth, who has taken whom, and which team has more.
#pragma once

#include "game/game.h"

#include <array>
#include <vector>

namespace rokada {

/// In whole pawns, by kind; a king is worth nothing. From the game's own weights, between opening and ending.
[[nodiscard]] std::array<int, MaxKinds> worths(const Rulebook& book);

struct Balance {
    /// What each side has taken, the most valuable first. Armies that left as a whole were not taken.
    std::array<std::vector<Piece>, MaxSides> captured;
    /// How much more each side's team has than its enemies, in pawns, reserves included.
    std::array<int, MaxSides> lead{};
};

/// At the position on the board; `worth` is the answer of `worths`.
[[nodiscard]] Balance balanceOf(const Game& game, const std::array<int, MaxKinds>& worth);

}  // namespace rokada
