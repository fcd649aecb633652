// Whether a goal can be forced: every own move is tried against every reply, up to a few moves. What was found is kept,
// so one object should serve a whole step.
#pragma once

#include "learn/goal.h"

#include <cstdint>
#include <optional>
#include <unordered_map>

namespace rokada {

class Forcing {
public:
    /// For the side that wants to reach the goal. Partners help, enemies hinder.
    /// Gives a question up after so many positions.
    Forcing(const GoalJudge& judge, const Goal& goal, Side side, std::uint64_t mostNodes = MostNodes)
        : judge_(judge), goal_(goal), side_(side), mostNodes_(mostNodes) {}

    /// The fewest own moves, at most `most`, that reach the goal whatever the enemies reply; it is the side's turn.
    /// Nothing if it cannot be forced, or if that took too many positions.
    [[nodiscard]] std::optional<int> fewest(const Position& position, int most);
    /// Whether this legal move still forces the goal, itself counted among `most` moves.
    [[nodiscard]] bool forces(const Position& before, Move move, int most);
    /// The reply of the side to move, which is another one, that delays the goal longest (of a partner: that brings it
    /// nearest) if `most` own moves are left.
    [[nodiscard]] Move reply(const Position& position, int most);
    /// The last question took too many positions: its answer says nothing.
    [[nodiscard]] bool exhausted() const { return nodes_ > mostNodes_; }

private:
    static constexpr std::uint64_t MostNodes = 1500000;
    static constexpr std::size_t MostKnown = 400000;

    /// Own moves that are known to be enough, and one more than are known to be too few.
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
