// What XBoard has said of time and depth, and the limits of a search that follow.
#pragma once

#include "ai/search/task.h"
#include "protocol/cecp.h"

#include <chrono>
#include <optional>

namespace rokada::engine {

class CecpClock {
public:
    CecpClock();

    /// Counts from here, after so many turns of the game.
    void set(const cecp::TimeControl& control, std::size_t turns);
    void setTimeOfMove(std::chrono::milliseconds time) { timeOfMove_ = time; }
    void setDepth(int depth) { depth_ = depth; }
    void setRemaining(std::chrono::milliseconds remaining) { remaining_ = remaining; }
    /// The turns of another game are counted.
    void startOver() { since_ = 0; }
    /// A new game, with all the time and no limit of depth.
    void reset();

    /// For the next move of this game.
    [[nodiscard]] Limits limits(const Game& game) const { return limits(game, remaining_); }
    /// For the move after the one that took this time.
    [[nodiscard]] Limits limitsAfter(const Game& game, std::chrono::milliseconds elapsed) const;

private:
    [[nodiscard]] Limits limits(const Game& game, std::chrono::milliseconds remaining) const;

    cecp::TimeControl control_;
    std::size_t since_ = 0;  ///< so many turns were played before the time control
    std::chrono::milliseconds remaining_;
    std::optional<std::chrono::milliseconds> timeOfMove_;
    int depth_ = 0;
};

}  // namespace rokada::engine
