// Chooses a drop, that is where to place which reserve piece, by static evaluation.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Returns the drop with the best evaluation for the side to move, or another one that is almost as good; `seed`
/// decides. If `kind` is not NoKind, considers only reserve pieces of this kind. Precondition: the side has such
/// reserve pieces. There is no search, because there are too many orders of placement and the enemies place their
/// pieces on other squares.
[[nodiscard]] Move chooseDrop(const Evaluator& evaluator, const Position& position, std::uint64_t seed,
                              Kind kind = NoKind);

}  // namespace rokada
