// Recognises pieces and variants that move as in orthodox chess.
#pragma once

#include "rules/variant.h"

namespace rokada {

/// Returns true if pieces of this kind move like one of the six pieces of chess. A knight that walls can block counts
/// as a knight.
[[nodiscard]] bool orthodox(const KindSpec& kind);
/// Returns true if all kinds of the variant move like pieces of chess, and it has two sides and a board with edges,
/// without holes and walls.
[[nodiscard]] bool orthodox(const Variant& variant);

}  // namespace rokada
