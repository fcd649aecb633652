#include "cecpclock.h"

#include <algorithm>

namespace rokada::engine {

using std::chrono::milliseconds;

namespace {

/// Default time control of CECP: forty moves in five minutes.
constexpr cecp::TimeControl usualControl{40, std::chrono::minutes(5), milliseconds(0)};

}  // namespace

CecpClock::CecpClock() : control_(usualControl), remaining_(usualControl.base) {}

void CecpClock::set(const cecp::TimeControl& control, std::size_t turns) {
    control_ = control;
    since_ = turns;
    remaining_ = control.base;
    timeOfMove_.reset();
}

void CecpClock::reset() {
    depth_ = 0;
    remaining_ = control_.base;
}

Limits CecpClock::limitsAfter(const Game& game, milliseconds elapsed) const {
    return limits(game, std::max(remaining_ - elapsed + control_.increment, milliseconds(1)));
}

Limits CecpClock::limits(const Game& game, milliseconds remaining) const {
    Limits limits{.depth = depth_, .only = {}};
    if (timeOfMove_) {
        limits.moveTime = timeOfMove_;
        return limits;
    }
    // The program Knights sends "level 40 0 0" and no clock if it wants only a depth limit.
    if (remaining == milliseconds(0) && depth_ > 0) return limits;
    int toGo = 0;
    if (control_.moves > 0) {
        const std::size_t turns = game.played() - std::min(game.played(), since_);
        toGo = control_.moves - static_cast<int>(turns / game.book().sides()) % control_.moves;
    }
    limits.clock = ClockTimes{remaining, control_.increment, toGo};
    return limits;
}

}  // namespace rokada::engine
