// Games that lead to where the rules of two rulebooks can be told apart.
#pragma once

#include "rules/position.h"

#include <optional>
#include <string>
#include <vector>

namespace rokada::external {

/// A random game from the start, the same each time, to where a pawn can be promoted; nothing if none is found.
[[nodiscard]] std::optional<std::vector<Move>> wayToPromotion(const Rulebook& book);
/// The same, to where the two have different numbers of moves. A game that the rival cannot go on with is no way.
[[nodiscard]] std::optional<std::vector<Move>> wayToDifference(const Rulebook& book, const Rulebook& rival);
/// After these moves from the start.
[[nodiscard]] Position positionAfter(const Rulebook& book, const std::vector<Move>& moves);
/// What the rival allows at the end of the way, and the book does not: moves in coordinates.
[[nodiscard]] std::vector<std::string> movesOfRivalAlone(const Rulebook& book, const Rulebook& rival,
                                                         const std::vector<Move>& way);

}  // namespace rokada::external
