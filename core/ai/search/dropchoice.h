// Where reserve pieces are placed.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// The drop with the best evaluation for the side to move, which must have reserve pieces; one that is almost as good
/// is chosen now and then, by the seed. There is no search: the orders of placing are too many, and the enemies place
/// elsewhere anyway.
[[nodiscard]] Move chooseDrop(const Evaluator& evaluator, const Position& position, std::uint64_t seed);

}  // namespace rokada
