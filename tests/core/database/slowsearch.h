// What the searches of the database must find, by replaying every game with the rules: shares nothing with packed
// games.
#pragma once

#include "database/movesequence.h"
#include "database/pattern.h"
#include "record/gametree.h"

#include <optional>
#include <vector>

namespace rokada::test {

/// The positions of the main variation, the start first.
[[nodiscard]] std::vector<Position> positionsOf(const GameTree& tree);
[[nodiscard]] std::vector<Move> movesOf(const GameTree& tree);

/// The first of the positions that fit.
[[nodiscard]] std::optional<int> slowlyFound(const GameTree& tree, const Pattern& pattern);
/// The pieces, reserve pieces and the turn are the same.
[[nodiscard]] bool sameBoard(const Position& a, const Position& b);
/// Whether the sequence is somewhere in the game.
[[nodiscard]] bool slowlyHas(const GameTree& tree, const MoveSequence& sequence);

}  // namespace rokada::test
