// Movements known from orthodox chess need not be shown.
#pragma once

#include "rules/variant.h"

namespace rokada {

/// Pieces of this kind move as one of the six of chess. Walls may block a knight.
[[nodiscard]] bool orthodox(const KindSpec& kind);
/// Nothing but such pieces, two sides, and a board with edges, without holes and walls.
[[nodiscard]] bool orthodox(const Variant& variant);

}  // namespace rokada
