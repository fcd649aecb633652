// Chooses the squares of reserve pieces by evaluation.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Returns the drop with the best evaluation for the side to move, or by `seed` another one that is almost as good.
/// Precondition: the side has reserve pieces. There is no search, because too many orders of placement exist and the
/// enemies place their pieces on other squares.
[[nodiscard]] Move chooseDrop(const Evaluator& evaluator, const Position& position, std::uint64_t seed);

}  // namespace rokada
