// Slow reference solvers for lessons. They share no code with the program's own search.
#pragma once

#include "learn/goal.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace rokada::test {

/// Decides whether one piece can visit all stars of an exercise (marked squares) within a number of moves, while no
/// other piece moves.
class SlowStars {
public:
    /// Returns true if the piece on the square `piece` can visit all `stars` within `moves` moves. Precondition: the
    /// side of the piece is to move.
    bool canVisit(const Position& position, Square piece, const SquareSet& stars, int moves);

private:
    std::map<std::tuple<Key, Square, std::vector<Square>, int>, bool> known_;
};

/// Decides whether a side can force a goal within a number of its own moves.
class SlowForcing {
public:
    SlowForcing(const GoalJudge& judge, const Goal& goal, Side side) : judge_(judge), goal_(goal), side_(side) {}

    /// Returns true if the side given to the constructor can force the goal within its next `moves` moves. Only a move
    /// can reach the goal; it does not matter if `position` already satisfies it. Any side may be to move.
    /// Precondition: `moves` is at least 1.
    bool forced(Position position, int moves);
    /// Returns true if `move` of this side reaches the goal, or if the goal can then be forced within `moves` - 1
    /// moves.
    bool forcedBy(const Position& before, Move move, int moves);

private:
    bool own(const Position& position, int moves);

    const GoalJudge& judge_;
    const Goal& goal_;
    Side side_;
    std::map<std::pair<Key, int>, bool> known_;
};

/// Decides whether a side can give check with each of its next moves, whatever the opponent replies. A game that ends
/// without a loss for this side also counts as success.
class SlowChecks {
public:
    explicit SlowChecks(Side side) : side_(side) {}

    /// Returns true if the side can give `checks` checks in a row from `position`. Any side may be to move.
    bool canGo(Position position, int checks);
    /// Returns true if `move` of the side gives check, and `checks` further checks are possible after it.
    bool canGoAfter(const Position& before, Move move, int checks);

private:
    Side side_;
    std::map<std::pair<Key, int>, bool> known_;
};

[[nodiscard]] Position afterMove(const Position& before, Move move);
[[nodiscard]] std::vector<Move> allMoves(const Position& position);

}  // namespace rokada::test
