// How long to think about a move.
#pragma once

#include "ai/search/task.h"

#include <chrono>

namespace rokada {

/// Both times count from the start of the search.
struct TimePlan {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    Milliseconds soft{0};  ///< no further iteration is begun after half of it, more or less
    Milliseconds hard{0};  ///< here the search ends
};

/// Expected remaining turns of a game.
inline constexpr int UsualTurns = 32;

/// A plan for one move, or none if the limits name no time. `usualTurns` is how many turns a game of this variant has.
[[nodiscard]] std::optional<TimePlan> planTime(const Limits& limits, int usualTurns);

/// Follows a search and decides when it has used enough time.
class TimeKeeper {
public:
    explicit TimeKeeper(std::optional<TimePlan> plan) : plan_(plan) {}

    /// After an iteration with this best move and score.
    void iterationDone(Move best, Score score);
    [[nodiscard]] bool enough(TimePlan::Milliseconds elapsed) const;
    [[nodiscard]] bool over(TimePlan::Milliseconds elapsed) const { return plan_ && elapsed >= plan_->hard; }

private:
    std::optional<TimePlan> plan_;
    Move best_;
    Score score_ = 0;
    int iterations_ = 0;
    double unrest_ = 1;  ///< 0.6 if the best move stands firm to 1.8 if it changes and the score falls
    double changes_ = 0;
};

}  // namespace rokada
