// Where reserves are put: at their usual places, by lot, or as the evaluation likes it best; for one side alone,
// without a look at what the others do.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// The places that the game itself gives to the reserves of `side` when nobody chooses: from the start position of
/// another value of its rule options, in which they stand on the board. Empty if there is none.
[[nodiscard]] std::vector<Move> usualPlacement(const Rulebook& book, Side side);

/// The position in which only `side` has reserves and they are his to deploy, after the deployments of `placed`.
[[nodiscard]] Position aloneWith(const Position& start, Side side, const std::vector<Move>& placed);

/// One deployment of the side to move, drawn by the seed.
[[nodiscard]] Move dropByLot(const Position& position, std::uint64_t seed);

}  // namespace rokada
