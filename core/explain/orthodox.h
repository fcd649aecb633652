// Recognises movements of orthodox chess, which need no explanation.
#pragma once

#include "rules/variant.h"

namespace rokada {

/// Returns true if pieces of this kind move like one of the six pieces of chess. Ignores walls that block a knight.
[[nodiscard]] bool orthodox(const KindSpec& kind);
/// Returns true if the variant has only such pieces, two sides, and a board with edges and without holes and walls.
[[nodiscard]] bool orthodox(const Variant& variant);

}  // namespace rokada
