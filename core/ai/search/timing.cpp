#include "ai/search/timing.h"

#include <algorithm>

namespace rokada {

std::optional<TimePlan> planTime(const Limits& limits, int usualTurns) {
    using Milliseconds = TimePlan::Milliseconds;
    if (limits.moveTime) {
        // A time per move is meant to be used completely. A high soft limit lets only the hard limit end the search.
        const Milliseconds all =
            std::max(Milliseconds(*limits.moveTime) * 0.95, Milliseconds(*limits.moveTime) - limits.overhead);
        return TimePlan{.soft = all * 4, .hard = std::max(all, Milliseconds(1))};
    }
    if (!limits.clock) return std::nullopt;
    const Milliseconds rest = std::max(Milliseconds(limits.clock->remaining) - limits.overhead, Milliseconds(1));
    const int turns = limits.clock->movesToGo > 0 ? std::min(limits.clock->movesToGo + 1, usualTurns) : usualTurns;
    const Milliseconds soft = rest / turns + Milliseconds(limits.clock->increment) * 0.75;
    // The last move before time is added can use almost all of the time.
    const double share = limits.clock->movesToGo == 1 ? 0.9 : 0.4;
    const Milliseconds hard = std::max(std::min(soft * 5, rest * share), Milliseconds(1));
    return TimePlan{.soft = std::min(soft, hard), .hard = hard};
}

void TimeManager::iterationDone(Move best, Score score) {
    changes_ = changes_ / 2 + (iterations_ > 0 && best != best_ ? 1 : 0);
    const double fall = iterations_ > 3 ? std::clamp((score_ - score) / 100.0, 0.0, 1.0) : 0;
    unrest_ = std::min(0.7 + 0.5 * changes_ + 0.6 * fall, 1.8);
    best_ = best;
    score_ = score;
    ++iterations_;
}

bool TimeManager::shouldStop(TimePlan::Milliseconds elapsed) const {
    return plan_ && elapsed >= plan_->soft * unrest_ * 0.5;
}

}  // namespace rokada
