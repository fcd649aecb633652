// When and by whom an army was put out of the game.
#pragma once

#include "game/game.h"

#include <optional>

namespace rokada {

struct Elimination {
    int moveNumber = 0;  ///< the move number of the turn after which it left
    bool mated = false;  ///< else it has resigned, or its time was over
    Side by = NoSide;    ///< whose man gave the mate
};

/// Nothing as long as the side is in the game, and if it was not in it from the start.
[[nodiscard]] std::optional<Elimination> eliminationOf(const Game& game, Side side);

}  // namespace rokada
