// What everybody knows from chess, and what has to be shown.
#pragma once

#include "rules/variant.h"

namespace rokada {

/// The men of this kind move as one of the six of chess do. Walls may stand in the way of a knight.
[[nodiscard]] bool orthodox(const KindSpec& kind);
/// Nothing but such men, two armies, and a board with edges, without holes and walls.
[[nodiscard]] bool orthodox(const Variant& variant);

}  // namespace rokada
