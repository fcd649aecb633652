// Random positions with few pieces, because promotions and stalemates are rare in games.
#pragma once

#include "rules/position.h"
#include "rules/rulebook.h"

#include <optional>

namespace rokada::tools {

/// Returns a position with kings, a few pieces and, for promotions, a pawn of the side to move one step before
/// promotion. Returns nullopt if the random position is illegal.
[[nodiscard]] std::optional<Position> randomEnding(const Rulebook& book, bool promotion, std::uint64_t seed);

}  // namespace rokada::tools
