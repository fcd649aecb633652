// Tests of every kind of time control. The tests advance the time themselves.
#include "game/clock.h"

#include <gtest/gtest.h>

namespace rokada::test::clockKindsTest {
namespace {

using namespace std::chrono_literals;

constexpr auto White = Side(0);
constexpr auto Black = Side(1);

/// Clock of several players with the same time control, and the current time.
struct Table {
    GameClock clock;
    Millis now{1'000'000};
    std::size_t sides;

    explicit Table(std::string_view control, std::size_t seats = 2, std::vector<int> teams = {})
        : clock(*parseTimes(control, seats), std::move(teams)), sides(seats) {
        clock.begin(White, now);
    }
    /// Advances the time by `time` and presses the clock for the side to move.
    bool move(Millis time) {
        now += time;
        return clock.press(Side((clock.turn() + 1) % sides), now);
    }
    [[nodiscard]] Millis left(int side) const { return clock.left(Side(side), now); }
};

TEST(ClockKinds, WithoutAControlNobodyEverRunsOut) {
    Table table("-");
    EXPECT_FALSE(table.clock.timed());
    EXPECT_TRUE(table.move(1000h));
    EXPECT_EQ(table.clock.flag(table.now + 1000h), NoSide);
    EXPECT_EQ(table.clock.spent(White, table.now), 1000h);
}

TEST(ClockKinds, SuddenDeath) {
    Table table("60");
    EXPECT_TRUE(table.move(20s));
    EXPECT_EQ(table.left(0), 40s);
    EXPECT_EQ(table.left(1), 60s);
    EXPECT_TRUE(table.move(59'999ms));
    EXPECT_EQ(table.left(1), 1ms);
    EXPECT_TRUE(table.move(39s));
    EXPECT_EQ(table.clock.flag(table.now), NoSide);
    EXPECT_EQ(table.clock.flag(table.now + 1ms), Black);
    EXPECT_FALSE(table.move(1ms));
    EXPECT_EQ(table.left(1), 0ms);
    EXPECT_FALSE(table.clock.running());
    EXPECT_EQ(table.clock.flag(table.now), Black);
}

TEST(ClockKinds, FischersIncrementComesAfterEachMoveAndIsThereForTheFirst) {
    Table table("60+3");
    EXPECT_EQ(table.left(0), 63s);
    table.move(10s);
    EXPECT_EQ(table.left(0), 56s);
    table.move(1s);
    EXPECT_EQ(table.left(1), 65s);
}

TEST(ClockKinds, BronsteinGivesBackWhatWasUsed) {
    Table table("60b5");
    EXPECT_EQ(table.left(0), 60s);
    table.now += 3s;
    EXPECT_EQ(table.left(0), 57s);
    table.move(0s);
    EXPECT_EQ(table.left(0), 60s);
    table.move(12s);
    EXPECT_EQ(table.left(1), 53s);
}

TEST(ClockKinds, ADelayLetsTheClockWait) {
    Table table("60d5");
    table.now += 3s;
    EXPECT_EQ(table.left(0), 60s);
    EXPECT_EQ(table.clock.waiting(White, table.now), 2s);
    EXPECT_EQ(table.clock.waiting(Black, table.now), 0s);
    table.move(0s);
    EXPECT_EQ(table.left(0), 60s);
    table.move(12s);
    EXPECT_EQ(table.left(1), 53s);
    EXPECT_EQ(table.clock.flag(table.now + 64'999ms), NoSide);
    EXPECT_EQ(table.clock.flag(table.now + 65s), White);
}

TEST(ClockKinds, UnusedTimeGoesOverToTheNextPeriod) {
    Table table("2/100:50");
    EXPECT_EQ(table.clock.movesToGo(White), 2);
    table.move(30s);
    table.move(10s);
    EXPECT_EQ(table.clock.movesToGo(White), 1);
    EXPECT_TRUE(table.move(69s));
    EXPECT_EQ(table.left(0), 51s);
    EXPECT_EQ(table.clock.movesToGo(White), 0);
    EXPECT_EQ(table.clock.movesToGo(Black), 1);
}

TEST(ClockKinds, TheLastMoveOfAPeriodCountsOnlyWhenTheClockIsPressed) {
    Table table("1/60:60");
    EXPECT_FALSE(table.move(60s));
    EXPECT_EQ(table.clock.flag(table.now), White);
}

TEST(ClockKinds, APeriodWithMovesAtTheEndComesAgain) {
    Table table("1/10");
    for (int i = 0; i < 6; ++i) EXPECT_TRUE(table.move(4s));
    EXPECT_EQ(table.left(0), 28s);
    EXPECT_EQ(table.clock.movesToGo(White), 1);
}

TEST(ClockKinds, EachPeriodHasItsOwnIncrement) {
    Table table("1/60+1:30+10");
    EXPECT_EQ(table.left(0), 61s);
    table.move(1s);
    EXPECT_EQ(table.left(0), 100s);
}

TEST(ClockKinds, TheHourglassGivesToTheOpponent) {
    Table table("*60");
    table.now += 20s;
    EXPECT_EQ(table.left(0), 40s);
    EXPECT_EQ(table.left(1), 80s);
    table.move(0s);
    table.move(50s);
    EXPECT_EQ(table.left(0), 90s);
    EXPECT_EQ(table.left(1), 30s);
}

TEST(ClockKinds, TheHourglassOfFourFeedsTheEnemiesAlike) {
    Table table("*60", 4, {0, 1, 0, 1});
    table.move(7ms);
    EXPECT_EQ(table.left(0), 59'993ms);
    EXPECT_EQ(table.left(1), 60'004ms);
    EXPECT_EQ(table.left(2), 60s);
    EXPECT_EQ(table.left(3), 60'003ms);
    table.clock.retire(Side(2), table.now);
    table.move(10s);
    EXPECT_EQ(table.left(0), 69'993ms);
    EXPECT_EQ(table.left(2), 60s);
}

TEST(ClockKinds, TimePerMoveIsNotKept) {
    Table table("=10");
    table.move(9s);
    EXPECT_EQ(table.left(0), 10s);
    EXPECT_EQ(table.clock.flag(table.now + 10s), Black);
}

TEST(ClockKinds, FourPlayersHaveFourTimes) {
    Table table("60|120|60+2|-", 4);
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(table.move(10s));
    EXPECT_EQ(table.left(0), 50s);
    EXPECT_EQ(table.left(1), 110s);
    EXPECT_EQ(table.left(2), 54s);
    EXPECT_FALSE(table.clock.timed(Side(3)));
    EXPECT_EQ(table.clock.turn(), White);
}

TEST(ClockKinds, APlayerWithoutTimePlaysAgainstOneWithTime) {
    Table table("-|60");
    EXPECT_TRUE(table.move(10h));
    EXPECT_FALSE(table.move(60s));
    EXPECT_EQ(table.clock.flag(table.now), Black);
}

}  // namespace
}  // namespace rokada::test::clockKindsTest
