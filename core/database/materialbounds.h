// Computes how many pawns and pieces each side can have in positions that match a search pattern. In most variants,
// these numbers can only fall during a game, so a search can exclude a game by its final numbers.
#pragma once

#include "database/pattern.h"

#include <array>

namespace rokada {

/// Bounds for each side: the number of pawns on the board, and the number of all pieces. `maxPieces` includes reserve
/// pieces (pieces in hand).
struct MaterialBounds {
    std::array<int, MaxSides> minPawns{}, maxPawns{}, maxPieces{};
};

/// Returns the bounds for positions that match `pattern`.
[[nodiscard]] MaterialBounds boundsOf(const PackedRules& rules, const Pattern& pattern);

}  // namespace rokada
