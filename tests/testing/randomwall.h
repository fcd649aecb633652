// Chess positions in which the pawns block each other and divide the board.
#pragma once

#include "rules/position.h"

#include <optional>
#include <random>

namespace rokada::test {

/// Returns a random position with facing pawns on most files, the kings, and at most two more pieces. With so few
/// pieces, a test can search all reachable positions. Returns nullopt if the random position is illegal.
[[nodiscard]] std::optional<Position> randomWall(const RulebookPtr& book, std::mt19937_64& random);

}  // namespace rokada::test
