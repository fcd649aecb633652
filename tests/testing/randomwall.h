// Chess positions with walls of blocked pawns.
#pragma once

#include "rules/position.h"

#include <optional>
#include <random>

namespace rokada::test {

/// Returns a random position with facing pawns on most files, the kings, and at most two more pieces. There are so few
/// pieces that a test can search all positions that can arise. Returns nullopt if the random position is illegal.
[[nodiscard]] std::optional<Position> randomWall(const RulebookPtr& book, std::mt19937_64& random);

}  // namespace rokada::test
