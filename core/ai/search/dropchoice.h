// Where reserves enter the board.
#pragma once

#include "ai/evaluation/evaluation.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// The deployment after which the board looks best to the side to move, which must have men to deploy; what looks
/// almost as good is chosen now and then, by the seed. Nothing is searched: there are too many orders of entering, and
/// the enemies answer outside the fortress anyway.
[[nodiscard]] Move chooseDrop(const Evaluator& evaluator, const Position& position, std::uint64_t seed);

}  // namespace rokada
