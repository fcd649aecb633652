// Finds when, why and by whom a side was eliminated.
#pragma once

#include "game/game.h"

#include <optional>

namespace rokada {

struct Elimination {
    int moveNumber = 0;  ///< number of the move that led to the elimination
    EliminationCause cause = EliminationCause::Mate;
    Side by = NoSide;  ///< side that gave mate; NoSide if unknown or for other causes
};

/// Returns when, why and by whom `side` was eliminated. Returns nullopt if it is still in the game or did not take part
/// from the start.
[[nodiscard]] std::optional<Elimination> eliminationOf(const Game& game, Side side);

/// Returns the side that was eliminated last in the last `turns` turns. Returns NoSide if they eliminated none.
[[nodiscard]] Side lastEliminated(const Game& game, std::size_t turns);

}  // namespace rokada
