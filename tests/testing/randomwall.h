// Chess positions with walls of blocked pawns.
#pragma once

#include "rules/position.h"

#include <optional>
#include <random>

namespace rokada::test {

/// Returns a position with facing pawns on most files, the kings, and at most two more pieces, so that all following
/// positions can be searched. Returns nullopt if it is impossible.
[[nodiscard]] std::optional<Position> randomWall(const RulebookPtr& book, std::mt19937_64& random);

}  // namespace rokada::test
