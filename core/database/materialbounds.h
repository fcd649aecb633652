// Computes how many pawns and pieces each side can have in positions that match a pattern. In most variants, these
// numbers can only fall during a game, so a search can exclude a game early.
#pragma once

#include "database/pattern.h"

#include <array>

namespace rokada {

/// Bounds for each side on the pawns on the board and on all pieces. `maxPieces` includes reserve pieces.
struct MaterialBounds {
    std::array<int, MaxSides> minPawns{}, maxPawns{}, maxPieces{};
};

/// Returns the bounds for positions that match `pattern`.
[[nodiscard]] MaterialBounds boundsOf(const PackedRules& rules, const Pattern& pattern);

}  // namespace rokada
