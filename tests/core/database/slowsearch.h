// Reference implementation of database searches. It replays every game with the rules, and shares no code with packed
// games.
#pragma once

#include "database/movesequence.h"
#include "database/pattern.h"
#include "record/gametree.h"

#include <optional>
#include <vector>

namespace rokada::test {

/// Returns the positions of the main line, including the start position.
[[nodiscard]] std::vector<Position> positionsOf(const GameTree& tree);
[[nodiscard]] std::vector<Move> movesOf(const GameTree& tree);

/// Returns the index of the first matching position. Returns nullopt if no position matches.
[[nodiscard]] std::optional<int> slowlyFound(const GameTree& tree, const Pattern& pattern);
/// Returns true if the pieces, the reserve pieces and the side to move are equal.
[[nodiscard]] bool sameBoard(const Position& a, const Position& b);
/// Returns true if the sequence occurs in the game.
[[nodiscard]] bool slowlyHas(const GameTree& tree, const MoveSequence& sequence);

}  // namespace rokada::test
