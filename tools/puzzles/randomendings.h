// Makes random positions with few pieces, for puzzles about promotions and stalemates, which are rare in games.
#pragma once

#include "rules/position.h"
#include "rules/rulebook.h"

#include <optional>

namespace rokada::tools {

/// Returns a position with kings and a few pieces. With `promotion`, the side to move has a pawn one step before its
/// promotion. Returns nullopt if the random position is illegal.
[[nodiscard]] std::optional<Position> randomEnding(const Rulebook& book, bool promotion, std::uint64_t seed);

}  // namespace rokada::tools
