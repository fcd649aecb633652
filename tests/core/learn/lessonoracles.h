// Slow reference judges of lessons, independent of the search of the program.
#pragma once

#include "learn/goal.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace rokada::test {

/// Decides whether one piece can visit all stars in this many moves while nobody replies.
class SlowStars {
public:
    bool canVisit(const Position& position, Square piece, const SquareSet& stars, int moves);

private:
    std::map<std::tuple<Key, Square, std::vector<Square>, int>, bool> known_;
};

/// Decides whether a goal can be forced in this many own moves.
class SlowForcing {
public:
    SlowForcing(const GoalJudge& judge, const Goal& goal, Side side) : judge_(judge), goal_(goal), side_(side) {}

    /// Precondition: a move has been made; any side may be to move.
    bool forced(Position position, int moves);
    bool forcedBy(const Position& before, Move move, int moves);

private:
    bool own(const Position& position, int moves);

    const GoalJudge& judge_;
    const Goal& goal_;
    Side side_;
    std::map<std::pair<Key, int>, bool> known_;
};

/// Decides whether a side can give this many more checks against any reply, or end the game without losing.
class SlowChecks {
public:
    explicit SlowChecks(Side side) : side_(side) {}

    bool canGo(Position position, int checks);
    bool canGoAfter(const Position& before, Move move, int checks);

private:
    Side side_;
    std::map<std::pair<Key, int>, bool> known_;
};

[[nodiscard]] Position afterMove(const Position& before, Move move);
[[nodiscard]] std::vector<Move> allMoves(const Position& position);

}  // namespace rokada::test
