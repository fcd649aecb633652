// Finds games that lead to a possible promotion, or to a position where two rulebooks differ.
#pragma once

#include "rules/position.h"

#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

/// Returns the moves of a random game to a position where a pawn can promote. The result is the same at every call.
/// Returns nullopt if no game leads to such a position.
[[nodiscard]] std::optional<std::vector<Move>> wayToPromotion(const Rulebook& book);
/// Returns the moves to a position in which the two rulebooks have different numbers of legal moves. Skips games with a
/// move that is illegal in `rival`.
[[nodiscard]] std::optional<std::vector<Move>> wayToDifference(const Rulebook& book, const Rulebook& rival);
/// Returns the position after these moves from the start.
[[nodiscard]] Position positionAfter(const Rulebook& book, const std::vector<Move>& moves);
/// Returns the moves, in coordinates, that are legal only in `rival` in the position after `way`.
[[nodiscard]] std::vector<std::string> movesOfRivalAlone(const Rulebook& book, const Rulebook& rival,
                                                         const std::vector<Move>& way);

}  // namespace rokada::external
