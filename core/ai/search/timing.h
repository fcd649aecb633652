// Time management: decides how long to search for one move.
#pragma once

#include "ai/search/task.h"

#include <chrono>

namespace rokada {

/// Time limits of one move. Both count from the start of the search.
struct TimePlan {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    Milliseconds soft{0};  ///< no new iteration starts after about half of this time
    Milliseconds hard{0};  ///< the search ends at this time
};

/// Default assumption for the number of remaining turns of a player.
inline constexpr int UsualTurns = 32;

/// Returns the time plan of one move, or nullopt if the limits contain no time. `usualTurns` is the assumed number of
/// remaining turns if the time control does not tell it.
[[nodiscard]] std::optional<TimePlan> planTime(const Limits& limits, int usualTurns);

/// Decides when a search has used enough time.
class TimeManager {
public:
    explicit TimeManager(std::optional<TimePlan> plan) : plan_(plan) {}

    /// Records the best move and score of a finished iteration.
    void iterationDone(Move best, Score score);
    [[nodiscard]] bool shouldStop(TimePlan::Milliseconds elapsed) const;
    [[nodiscard]] bool over(TimePlan::Milliseconds elapsed) const { return plan_ && elapsed >= plan_->hard; }

private:
    std::optional<TimePlan> plan_;
    Move best_;
    Score score_ = 0;
    int iterations_ = 0;
    /// Factor of the soft limit, from 0.7 to 1.8. It is larger if the best move changes or the score falls.
    double unrest_ = 1;
    double changes_ = 0;
};

}  // namespace rokada
