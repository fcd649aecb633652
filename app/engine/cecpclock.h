// Converts time and depth settings of CECP to search limits.
#pragma once

#include "ai/search/task.h"
#include "protocol/cecp.h"

#include <chrono>
#include <optional>

namespace rokada::engine {

/// Time control and depth limit of a CECP session, as its commands set them.
class CecpClock {
public:
    CecpClock();

    /// Sets the time control. `turns` is the number of turns played so far; the moves of the time control are counted
    /// from there.
    void set(const cecp::TimeControl& control, std::size_t turns);
    void setTimeOfMove(std::chrono::milliseconds time) { timeOfMove_ = time; }
    void setDepth(int depth) { depth_ = depth; }
    void setRemaining(std::chrono::milliseconds remaining) { remaining_ = remaining; }
    /// Restarts the move count of the time control, for a new game.
    void startOver() { since_ = 0; }
    /// Resets the remaining time to the base time and removes the depth limit, for a new game.
    void reset();

    /// Returns the search limits for the next move of the game.
    [[nodiscard]] Limits limits(const Game& game) const { return limits(game, remaining_); }
    /// Returns the search limits for pondering on the engine's next move. `elapsed` is the time that the engine has
    /// just spent on its last move; the remaining time does not yet account for it.
    [[nodiscard]] Limits limitsAfter(const Game& game, std::chrono::milliseconds elapsed) const;

private:
    [[nodiscard]] Limits limits(const Game& game, std::chrono::milliseconds remaining) const;

    cecp::TimeControl control_;
    std::size_t since_ = 0;  ///< number of turns played before the time control was set
    std::chrono::milliseconds remaining_;
    std::optional<std::chrono::milliseconds> timeOfMove_;
    int depth_ = 0;
};

}  // namespace rokada::engine
