// Finds when, why and by whom a side was eliminated.
#pragma once

#include "game/game.h"

#include <optional>

namespace rokada {

struct Elimination {
    int moveNumber = 0;  ///< number of the move after which it happened
    EliminationCause cause = EliminationCause::Mate;
    Side by = NoSide;  ///< the side that gave mate
};

/// Returns nullopt if the side is still in the game or was not in it from the start.
[[nodiscard]] std::optional<Elimination> eliminationOf(const Game& game, Side side);

}  // namespace rokada
