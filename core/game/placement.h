// Where reserve pieces are placed: on their usual squares, at random, or where the evaluation is best; for one side
// alone, without regard to the others.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// The default squares of the reserve pieces of `side`: from the start position of another value of the rule options,
/// in which they stand on the board. Empty if there is none.
[[nodiscard]] std::vector<Move> usualPlacement(const Rulebook& book, Side side);

/// The position in which only `side` has reserve pieces and is to place them, after the drops of `placed`.
[[nodiscard]] Position aloneWith(const Position& start, Side side, const std::vector<Move>& placed);

/// A random drop of the side to move, by the seed.
[[nodiscard]] Move dropByLot(const Position& position, std::uint64_t seed);

}  // namespace rokada
