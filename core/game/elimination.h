// When, why and by whom a side was eliminated.
#pragma once

#include "game/game.h"

#include <optional>

namespace rokada {

struct Elimination {
    int moveNumber = 0;  ///< the move number of the turn after which it happened
    EliminationCause cause = EliminationCause::Mate;
    Side by = NoSide;  ///< the side that gave mate
};

/// Nothing as long as the side is in the game, or if it was not in it from the start.
[[nodiscard]] std::optional<Elimination> eliminationOf(const Game& game, Side side);

}  // namespace rokada
