// Places the reserve pieces of one side, which the rules demand before the first move, on default squares or at random.
// The other sides are ignored.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Returns the drops of `side` onto the default squares. They are taken from the start position of the same variant
/// with another rule option, under which there are no reserve pieces. Returns an empty list if there is no such option.
[[nodiscard]] std::vector<Move> usualPlacement(const Rulebook& book, Side side);

/// Returns `start` after the drops `placed` of `side`. In the returned position `side` is to move, and only `side` has
/// reserve pieces.
[[nodiscard]] Position aloneWith(const Position& start, Side side, const std::vector<Move>& placed);

/// Returns a random drop of the side to move, chosen by `seed`.
[[nodiscard]] Move dropByLot(const Position& position, std::uint64_t seed);

}  // namespace rokada
