// Counts the positions and moves of many games.
#pragma once

#include "collections.h"

#include "book/openingbook.h"

#include <span>

namespace rokada::tools {

/// Position with all moves that were played in it.
struct PlayedPosition {
    Position position;
    int games = 0;  ///< number of games with this position in which the game went on
    /// Moves, the most frequent move first. The weights are the numbers of games, or proportional to them if a book
    /// cannot store them.
    std::vector<BookMove> moves;
};

struct CountPlan {
    std::size_t positions = 60'000;  ///< maximum number of positions
    int leastOfMove = 4;             ///< minimum number of games of a move
    int leastPercent = 1;            ///< minimum share of a move in the games of its position, in per cent
};

/// Returns the most frequent positions of the games, the most frequent first: all that at least as many games reach as
/// it needs for at most `plan.positions` positions. A game counts once for each position, with the move after its first
/// occurrence. Rarer moves than the plan wants are left out, but the most frequent move is always kept.
[[nodiscard]] std::vector<PlayedPosition> playedPositions(const Rulebook& book, std::span<const CollectedGame> games,
                                                          const CountPlan& plan);

}  // namespace rokada::tools
