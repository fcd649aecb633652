// Places reserve pieces for one side: on default squares, at random, or by evaluation, without regard to the other
// sides.
#pragma once

#include "rules/position.h"

#include <cstdint>
#include <vector>

namespace rokada {

/// Returns the drops of `side` onto the default squares, taken from the start position of another rule option in which
/// the pieces are on the board. Empty if there is none.
[[nodiscard]] std::vector<Move> usualPlacement(const Rulebook& book, Side side);

/// Returns the position, after the drops of `placed`, in which only `side` has reserve pieces and is to move.
[[nodiscard]] Position aloneWith(const Position& start, Side side, const std::vector<Move>& placed);

/// Returns a random drop of the side to move, chosen by `seed`.
[[nodiscard]] Move dropByLot(const Position& position, std::uint64_t seed);

}  // namespace rokada
