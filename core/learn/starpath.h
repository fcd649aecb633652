// Finds the shortest path on which one piece visits all stars (marked squares of a lesson step), while the other sides
// do not move.
#pragma once

#include "learn/lesson.h"

#include <optional>
#include <vector>

namespace rokada {

/// Returns the legal moves of the piece on `from`. Precondition: its side is to move.
[[nodiscard]] std::vector<Move> movesFrom(const Position& position, Square from);
/// Returns the position after a move. The side that moved is to move again.
[[nodiscard]] Position afterAlone(const Position& position, Move move);
/// Returns the shortest sequence of at most `most` moves with which the piece on `from` visits every star. Returns
/// nullopt if there is no such sequence. Uses breadth-first search.
[[nodiscard]] std::optional<std::vector<Move>> starPath(const Position& position, Square from, const SquareSet& stars,
                                                        int most);

}  // namespace rokada
