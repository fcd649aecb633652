// Slow and plain judges of lessons, which know nothing of the search that the program uses.
#pragma once

#include "learn/goal.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace rokada::test {

/// Whether one piece can visit all stars in so many moves while nobody replies.
class SlowStars {
public:
    bool canVisit(const Position& position, Square piece, const SquareSet& stars, int moves);

private:
    std::map<std::tuple<Key, Square, std::vector<Square>, int>, bool> known_;
};

/// Whether a goal can be forced in so many own moves.
class SlowForcing {
public:
    SlowForcing(const GoalJudge& judge, const Goal& goal, Side side) : judge_(judge), goal_(goal), side_(side) {}

    /// After a move, whoever is to move.
    bool forced(Position position, int moves);
    bool forcedBy(const Position& before, Move move, int moves);

private:
    bool own(const Position& position, int moves);

    const GoalJudge& judge_;
    const Goal& goal_;
    Side side_;
    std::map<std::pair<Key, int>, bool> known_;
};

/// Whether a side can give so many more checks, whatever is replied, or end the game without losing it.
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
