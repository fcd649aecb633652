// Tests of the game clock: pauses, saved and restored states, flag falls, and times that the arbiter adjusts.
#include "game/clock.h"

#include <gtest/gtest.h>

namespace rokada::test::clockTest {
namespace {

using namespace std::chrono_literals;

constexpr auto White = Side(0);
constexpr auto Black = Side(1);

GameClock clockFor(std::string_view controls, std::size_t sides = 2) {
    GameClock clock(*parseTimes(controls, sides));
    clock.begin(White, 0s);
    return clock;
}

TEST(Clock, StandsUntilTheFirstTurnBegins) {
    const GameClock clock(*parseTimes("60", 2));
    EXPECT_FALSE(clock.running());
    EXPECT_EQ(clock.turn(), NoSide);
    EXPECT_EQ(clock.left(White, 100s), 60s);
    EXPECT_EQ(clock.flag(100s), NoSide);
}

TEST(Clock, APauseCostsNothing) {
    GameClock clock = clockFor("60");
    clock.stop(10s);
    EXPECT_EQ(clock.left(White, 500s), 50s);
    EXPECT_EQ(clock.flag(500s), NoSide);
    clock.resume(500s);
    EXPECT_EQ(clock.left(White, 505s), 45s);
    EXPECT_TRUE(clock.press(Black, 510s));
    EXPECT_EQ(clock.spent(White, 510s), 20s);
}

TEST(Clock, ADelayIsNotGivenAgainAfterAPause) {
    GameClock clock = clockFor("60d5");
    clock.stop(4s);
    clock.resume(10s);
    EXPECT_EQ(clock.waiting(White, 10s), 1s);
    EXPECT_EQ(clock.left(White, 12s), 59s);
}

TEST(Clock, AStateIsPutBackAtRest) {
    GameClock clock = clockFor("60+2");
    clock.press(Black, 5s);
    const ClockState kept = clock.state(8s);
    EXPECT_TRUE(clock.running());
    clock.press(White, 20s);
    clock.restore(kept);
    EXPECT_FALSE(clock.running());
    EXPECT_EQ(clock.left(Black, 99s), 59s);
    EXPECT_EQ(clock.state(99s), kept);
    clock.resume(100s);
    EXPECT_EQ(clock.left(Black, 101s), 58s);
}

TEST(Clock, TimeThatGoesBackwardsIsNoTime) {
    GameClock clock = clockFor("60");
    EXPECT_EQ(clock.left(White, -5s), 60s);
}

TEST(Clock, LittleTimeIsSaid) {
    GameClock clock = clockFor("60");
    EXPECT_FALSE(clock.low(White, 45s));
    EXPECT_TRUE(clock.low(White, 45'001ms));
    EXPECT_FALSE(clock.low(Black, 50s));
}

TEST(Clock, TheFirstFlagDecides) {
    GameClock clock = clockFor("60");
    clock.press(Black, 59s);
    clock.add(Black, -60s, 59s);
    clock.add(White, -60s, 60s);
    EXPECT_EQ(clock.flag(60s), Black);
    EXPECT_FALSE(clock.disputed());
}

TEST(Clock, FlagsOfAKeptGameMayBeInDoubt) {
    GameClock clock = clockFor("40/60:30");
    ClockState kept = clock.state(0s);
    kept.seats[White].fallen = kept.seats[Black].fallen = 1;
    clock.restore(kept);
    EXPECT_TRUE(clock.disputed());
    EXPECT_EQ(clock.flag(0s), NoSide);
    EXPECT_FALSE(clock.lastPeriod());
    clock.beginNextPeriods();
    EXPECT_FALSE(clock.disputed());
    EXPECT_EQ(clock.left(White, 0s), 30s);
    EXPECT_EQ(clock.left(Black, 0s), 30s);
    kept.seats[White].period = kept.seats[Black].period = 1;
    clock.restore(kept);
    EXPECT_TRUE(clock.lastPeriod());
}

TEST(Clock, ARulingGivesTime) {
    GameClock clock = clockFor("60");
    clock.add(Black, 2min, 3s);
    EXPECT_EQ(clock.left(Black, 3s), 3min);
    EXPECT_EQ(clock.left(White, 3s), 57s);
}

TEST(Clock, ARulingThatTakesEverythingDropsTheFlag) {
    GameClock clock = clockFor("300");
    clock.add(White, -5min + 1s, 0s);
    EXPECT_EQ(clock.flag(0s), NoSide);
    clock.add(White, -1s, 0s);
    EXPECT_EQ(clock.flag(0s), White);
    EXPECT_EQ(clock.left(White, 0s), 0s);
}

TEST(Clock, WhoHasNoTimeIsGivenNone) {
    GameClock clock = clockFor("-|60");
    clock.add(White, -5min, 0s);
    EXPECT_EQ(clock.flag(0s), NoSide);
}

TEST(Clock, APlayerWhoIsOutHasNoFlag) {
    GameClock clock = clockFor("60", 4);
    clock.retire(White, 0s);
    EXPECT_EQ(clock.flag(100s), NoSide);
}

TEST(Clock, WhoLeavesDuringTheTurnKeepsWhatWasLeftThen) {
    GameClock clock = clockFor("60+5", 4);
    clock.begin(White, 0s);
    clock.retire(White, 20s);
    clock.begin(Black, 20s);
    EXPECT_EQ(clock.left(White, 30s), 45s);
    EXPECT_EQ(clock.spent(White, 30s), 20s);
    clock.stop(90s);
    clock.retire(Black, 100s);
    clock.begin(Side(2), 100s);
    EXPECT_EQ(clock.left(Black, 100s), 0s);
}

}  // namespace
}  // namespace rokada::test::clockTest
