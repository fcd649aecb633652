// Searches whether a goal can be forced within a few moves, by trying every own move against every reply. Caches
// results, so use one object for a whole step.
#pragma once

#include "learn/goal.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace rokada {

/// Proof search for a goal, with a cache. Not thread-safe.
class Forcing {
public:
    /// Searches for `side`: partners help, enemies hinder. A query stops after `mostNodes` positions.
    Forcing(const GoalJudge& judge, const Goal& goal, Side side, std::uint64_t mostNodes = MostNodes)
        : judge_(judge), goal_(goal), side_(side), mostNodes_(mostNodes) {}

    /// Returns the minimum number of own moves, at most `most`, that reaches the goal against any replies.
    /// Precondition: the side is to move. Returns nullopt if it cannot be forced, or after too many positions.
    [[nodiscard]] std::optional<int> fewest(const Position& position, int most);
    /// Returns true if this legal move still forces the goal, with the move counted among `most` moves.
    [[nodiscard]] bool forces(const Position& before, Move move, int most);
    /// Returns the reply of another side that delays the goal longest, with `most` own moves left. For a partner: the
    /// reply that brings it nearest.
    [[nodiscard]] Move reply(const Position& position, int most);
    /// Returns true if the last query searched too many positions, so that its result is unknown.
    [[nodiscard]] bool exhausted() const { return nodes_ > mostNodes_; }

private:
    static constexpr std::uint64_t MostNodes = 1500000;
    static constexpr std::size_t MostKnown = 400000;

    /// Number of own moves known to be enough, and upper limit (exclusive) of those known to be too few.
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
    std::uint64_t mostNodes_;
    std::uint64_t nodes_ = 0;
    std::unordered_map<Key, Known> known_;
};

}  // namespace rokada
