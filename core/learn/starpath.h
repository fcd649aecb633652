// Finds the shortest way for one piece to visit all stars while the other sides do not move.
#pragma once

#include "learn/lesson.h"

#include <optional>
#include <vector>

namespace rokada {

/// Returns the legal moves of the piece on `from`. Precondition: its side is to move.
[[nodiscard]] std::vector<Move> movesFrom(const Position& position, Square from);
/// Returns the position after a move, with the same side to move again.
[[nodiscard]] Position afterAlone(const Position& position, Move move);
/// Returns the shortest moves, at most `most`, with which the piece on `from` visits every star; nullopt if there is no
/// such way. Visits each relevant state once.
[[nodiscard]] std::optional<std::vector<Move>> starPath(const Position& position, Square from, const SquareSet& stars,
                                                        int most);

}  // namespace rokada
