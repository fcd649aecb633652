// Finds games that lead to positions where two rulebooks differ.
#pragma once

#include "rules/position.h"

#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

/// Returns the moves of a random game, always the same one, to a position where a pawn can promote; nullopt if none is
/// found.
[[nodiscard]] std::optional<std::vector<Move>> wayToPromotion(const Rulebook& book);
/// Returns the moves to a position where both rulebooks have different numbers of moves. Skips games that the rival
/// cannot follow.
[[nodiscard]] std::optional<std::vector<Move>> wayToDifference(const Rulebook& book, const Rulebook& rival);
/// Returns the position after these moves from the start.
[[nodiscard]] Position positionAfter(const Rulebook& book, const std::vector<Move>& moves);
/// Returns the moves, in coordinates, that only the rival allows at the end of the way.
[[nodiscard]] std::vector<std::string> movesOfRivalAlone(const Rulebook& book, const Rulebook& rival,
                                                         const std::vector<Move>& way);

}  // namespace rokada::external
