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
    /// Moves, the most frequent move first. The weights are the numbers of games. If a book cannot store such large
    /// numbers, they are scaled down.
    std::vector<BookMove> moves;
};

struct CountPlan {
    std::size_t positions = 60'000;  ///< maximum number of positions
    int leastOfMove = 4;             ///< minimum number of games of a move
    int leastPercent = 1;            ///< minimum share of a move in the games of its position, in per cent
};

/// Returns the most frequent positions of the games, the most frequent first, at most `plan.positions` of them.
/// Positions that occur in equally many games are either all returned or all left out. A game counts once for each of
/// its positions, with the move that follows the first occurrence. Moves below the minimum numbers of the plan are left
/// out, except the most frequent move of each position.
[[nodiscard]] std::vector<PlayedPosition> playedPositions(const Rulebook& book, std::span<const CollectedGame> games,
                                                          const CountPlan& plan);

}  // namespace rokada::tools
