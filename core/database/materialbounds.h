// Bounds on pawns and pieces of each side in positions that match a pattern. They exclude games early, because these
// numbers mostly only fall.
#pragma once

#include "database/pattern.h"

#include <array>

namespace rokada {

/// Bounds by side. `mostPieces` includes reserve pieces.
struct MaterialBounds {
    std::array<int, MaxSides> leastPawns{}, mostPawns{}, mostPieces{};
};

/// Returns the bounds for positions that match `pattern`.
[[nodiscard]] MaterialBounds boundsOf(const PackedRules& rules, const Pattern& pattern);

}  // namespace rokada
