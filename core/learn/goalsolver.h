// Searches whether a side can force a goal within a few moves. Tries every move of the side against every reply. Caches
// results, so one object should be used for a whole lesson step.
#pragma once

#include "learn/goal.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace rokada {

/// Proof search for a goal, with a cache. Not thread-safe.
class GoalSolver {
public:
    /// Searches for `side`. Partners help to reach the goal, and enemies hinder it. A query stops after `maxNodes`
    /// positions.
    GoalSolver(const GoalJudge& judge, const Goal& goal, Side side, std::uint64_t maxNodes = MaxNodes)
        : judge_(judge), goal_(goal), side_(side), maxNodes_(maxNodes) {}

    /// Returns the minimum number of moves with which `side` reaches the goal against any replies. Returns nullopt if
    /// `most` moves are not enough or the query was stopped. Precondition: `side` is to move.
    [[nodiscard]] std::optional<int> fewest(const Position& position, int most);
    /// Returns true if `side` can still force the goal within `most` moves, of which `move` is the first.
    [[nodiscard]] bool forces(const Position& before, Move move, int most);
    /// Returns the best reply of a side other than `side`: an enemy delays the goal as long as possible, and a partner
    /// helps to reach it soon. `most` is the number of moves that `side` has left.
    [[nodiscard]] Move reply(const Position& position, int most);
    /// Returns true if the last query was stopped after too many positions. Its result is then unknown.
    [[nodiscard]] bool exhausted() const { return nodes_ > maxNodes_; }

private:
    static constexpr std::uint64_t MaxNodes = 1500000;
    static constexpr std::size_t MaxKnown = 400000;

    /// Cached bounds for a position: `enough` moves of the side force the goal, and fewer than `tooFew` moves do not.
    struct Known {
        int enough = 255;
        int tooFew = 0;
    };

    [[nodiscard]] bool attack(const Position& position, int moves);
    [[nodiscard]] bool hold(Position position, int moves);
    [[nodiscard]] bool tried(const Position& position, int moves);
    [[nodiscard]] int distance(const Position& position, int most);

    const GoalJudge& judge_;
    const Goal& goal_;
    Side side_;
    std::uint64_t maxNodes_;
    std::uint64_t nodes_ = 0;
    std::unordered_map<Key, Known> known_;
};

}  // namespace rokada
