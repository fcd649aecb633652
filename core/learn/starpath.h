// The shortest way for one piece to visit all stars while the other sides stand still.
#pragma once

#include "learn/lesson.h"

#include <optional>
#include <vector>

namespace rokada {

/// The legal moves of the piece on `from`; it is its side's turn.
[[nodiscard]] std::vector<Move> movesFrom(const Position& position, Square from);
/// The position after a move to which nobody replies.
[[nodiscard]] Position afterAlone(const Position& position, Move move);
/// The fewest moves, at most `most`, by which the piece on `from` stands once on every star; nothing if there is no
/// such way. Each position that matters is looked at once.
[[nodiscard]] std::optional<std::vector<Move>> starPath(const Position& position, Square from, const SquareSet& stars,
                                                        int most);

}  // namespace rokada
