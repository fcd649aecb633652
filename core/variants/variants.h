// One function a game: what it is called, which options it has, how it is described.
#pragma once

#include "variant.h"

namespace rokada {

/// Orthodox chess, FIDE Laws of 2023 or an older code (`laws`).
VariantInfo chess();
/// Great Shatranj by Joe Joyce: 10x8, leapers only.
VariantInfo greatShatranj();
/// Bolyar chess: 9x8 and four corner squares, compulsory promotions, bonus boats.
VariantInfo bolyar();
/// Vyrt chess by V. Malashenkov: 12x12 torus, 30 men a side.
VariantInfo vyrt();
/// Russian fortress chess: four players in two teams, walls.
VariantInfo fortress();

}  // namespace rokada
