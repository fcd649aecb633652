// How many pawns and pieces each side must and may have where a pattern fits: pawns and pieces
// mostly only get fewer.
#pragma once

#include "database/pattern.h"

#include <array>

namespace rokada {

struct MaterialBounds {
    std::array<int, MaxSides> leastPawns{}, mostPawns{}, mostPieces{};
};

[[nodiscard]] MaterialBounds boundsOf(const PackedRules& rules, const Pattern& pattern);

}  // namespace rokada
