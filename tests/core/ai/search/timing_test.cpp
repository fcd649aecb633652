#include "ai/search/timing.h"

#include <gtest/gtest.h>

namespace rokada::timingTest {
namespace {

using std::chrono::milliseconds;

double soft(const Limits& limits) { return planTime(limits, 32)->soft.count(); }
double hard(const Limits& limits) { return planTime(limits, 32)->hard.count(); }

TEST(Timing, WithoutATimeThereIsNoPlan) {
    EXPECT_FALSE(planTime({}, 32));
    EXPECT_FALSE(planTime({.depth = 5, .nodes = 100}, 32));
}

TEST(Timing, TimeForTheMoveIsUsedAndNotExceeded) {
    const Limits limits{.moveTime = milliseconds(1000)};
    EXPECT_GE(hard(limits), 900);
    EXPECT_LE(hard(limits), 1000);
}

TEST(Timing, AClockIsNeverSpentOnOneMove) {
    for (const int rest : {1, 20, 50, 300, 1000, 60'000, 7'200'000}) {
        const Limits limits{.clock = ClockTimes{.remaining = milliseconds(rest)}};
        EXPECT_LE(hard(limits), std::max(1.0, rest * 0.4)) << rest;
        EXPECT_LE(soft(limits), hard(limits)) << rest;
        EXPECT_GE(hard(limits), 1) << rest;
    }
}

TEST(Timing, AnIncrementIsMeantToBeUsed) {
    const ClockTimes clock{.remaining = milliseconds(60'000), .increment = milliseconds(2000)};
    EXPECT_GT(soft({.clock = clock}), 1500);
    EXPECT_LT(soft({.clock = clock}), 6000);
}

TEST(Timing, TheLastMoveBeforeTheControlMayTakeLonger) {
    const ClockTimes last{.remaining = milliseconds(10'000), .movesToGo = 1};
    const ClockTimes many{.remaining = milliseconds(10'000), .movesToGo = 30};
    EXPECT_GT(hard({.clock = last}), 2 * hard({.clock = many}));
    EXPECT_LT(hard({.clock = last}), 10'000);
}

TEST(Timing, ThinksLongerWhileTheBestMoveChanges) {
    const auto plan = planTime({.clock = ClockTimes{.remaining = milliseconds(60'000)}}, 32);
    TimeManager calm(plan), restless(plan);
    for (int i = 0; i < 8; ++i) {
        calm.iterationDone(Move(Square(1), Square(2)), 10);
        restless.iterationDone(Move(Square(1), Square(2 + i % 2)), 10 - 20 * i);
    }
    const auto time = plan->soft * 0.5;
    EXPECT_TRUE(calm.shouldStop(time));
    EXPECT_FALSE(restless.shouldStop(time));
    EXPECT_TRUE(restless.over(plan->hard));
}

}  // namespace
}  // namespace rokada::timingTest
