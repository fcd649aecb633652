// Text format and properties of time controls.
#include "game/timecontrol.h"
#include "game/clocktext.h"

#include <gtest/gtest.h>

namespace rokada::test::timecontrolTest {
namespace {

using namespace std::chrono_literals;

TEST(TimeControl, EveryFormIsReadAndWritten) {
    for (const char* text : {"-", "60", "180+3", "300b3", "300d2.5", "40/7200:3600", "40/5400+30:1800+30", "40/7200",
                             "*180", "=30", "0.5", "0+5", "40/6000:20/3000:900+10"}) {
        const auto control = parseTime(text);
        ASSERT_TRUE(control) << text;
        EXPECT_EQ(timeText(*control), text);
    }
}

TEST(TimeControl, ReadsEveryTextOfPgnAndAnIncrementOfNothing) {
    EXPECT_EQ(*parseTime("12+0"), TimeControl::whole(12s));
    EXPECT_EQ(*parseTime("40/7200+0:3600+30"), *parseTime("40/7200:3600+30"));
    EXPECT_EQ(*parseTime("?"), TimeControl{});
    for (const char* text : {"?", "-", "40/9000", "300", "4500+60", "*180", "40/7200:20/3600:900", "40/7200:3600"})
        EXPECT_TRUE(parseTime(text)) << text;
    EXPECT_FALSE(parseTime("0+0")) << "a game cannot start with no time";
}

TEST(TimeControl, TheFormsMeanWhatTheySay) {
    EXPECT_EQ(*parseTime("300+5"), TimeControl::whole(5min, 5s));
    EXPECT_EQ(*parseTime("300b5"), TimeControl::whole(5min, 5s, Increment::Bronstein));
    EXPECT_EQ(*parseTime("300d5"), TimeControl::whole(5min, 5s, Increment::Delay));
    EXPECT_EQ(*parseTime("*60"), TimeControl::hourglass(1min));
    EXPECT_EQ(*parseTime("=20"), TimeControl::perMove(20s));
    const TimeControl club = *parseTime("40/7200;3600");
    ASSERT_EQ(club.periods.size(), 2u);
    EXPECT_EQ(club.periods[0], (Period{.moves = 40, .time = 2h}));
    EXPECT_EQ(club.periods[1], (Period{.moves = 0, .time = 1h}));
}

struct Wrong {
    const char* text;
    std::size_t at;
};

TEST(TimeControl, WhatCannotBeReadHasItsPlace) {
    for (const Wrong& wrong : {Wrong{"", 0}, Wrong{"x", 0}, Wrong{"300+", 4}, Wrong{"300+x", 4}, Wrong{"0/300", 2},
                               Wrong{"300:60", 3}, Wrong{"40/300:", 7}, Wrong{"*0", 2}, Wrong{"=", 1}, Wrong{"--", 0},
                               Wrong{"300 ", 3}, Wrong{"0", 1}, Wrong{"0d5", 3}, Wrong{"99999999999", 8},
                               Wrong{"1000/60", 5}, Wrong{"1.2345", 5}, Wrong{"40/60+3:30d2", 12}}) {
        const auto control = parseTime(wrong.text);
        ASSERT_FALSE(control) << wrong.text;
        EXPECT_EQ(control.error(), (ParseError{wrong.at, ErrorCode::BadTimeControl})) << wrong.text;
    }
}

TEST(TimeControl, PlayersMayDiffer) {
    const auto same = parseTimes("300+3", 4);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->size(), 4u);
    EXPECT_EQ(timesText(*same), "300+3");
    const auto different = parseTimes("300|60", 2);
    ASSERT_TRUE(different);
    EXPECT_EQ((*different)[1], TimeControl::whole(1min));
    EXPECT_EQ(timesText(*different), "300|60");
    EXPECT_FALSE(parseTimes("300|60|60", 2));
    EXPECT_FALSE(parseTimes("300|60", 4));
    EXPECT_EQ(parseTimes("300|x", 2).error().at, 4u);
}

TEST(TimeControl, EveryPresetIsReadable) {
    for (const TimePreset& preset : timePresets()) {
        const auto control = parseTime(preset.text);
        ASSERT_TRUE(control) << preset.text;
        EXPECT_EQ(timeText(*control), preset.text);
    }
}

TEST(TimeControl, LittleTimeIsTwentySecondsOrAQuarter) {
    EXPECT_EQ(parseTime("300")->lowTime(), 20s);
    EXPECT_EQ(parseTime("60")->lowTime(), 15s);
    EXPECT_EQ(parseTime("=8")->lowTime(), 2s);
    EXPECT_EQ(TimeControl{}.lowTime(), 0s);
}

TEST(ClockText, TimesOfFiles) {
    EXPECT_EQ(clkText(1h + 5min + 9s), "1:05:09");
    EXPECT_EQ(clkText(3250ms), "0:00:03");
    EXPECT_EQ(clkText(3250ms, true), "0:00:03.25");
    EXPECT_EQ(clkText(-5ms), "0:00:00");
    EXPECT_EQ(parseClk("1:05:09"), 1h + 5min + 9s);
    EXPECT_EQ(parseClk("0:00:03.25"), 3250ms);
    for (const char* text : {"", "1:05", "1:60:00", "1:-5:00", "a:00:00", "1:00:00:00", "0:00:01."})
        EXPECT_FALSE(parseClk(text)) << text;
}

TEST(ClockText, AStateComesBack) {
    ClockState state{.turn = Side(1), .used = 417ms};
    state.seats[0] = {.left = -3ms, .spent = 61s, .period = 1, .moves = 7, .fallen = 1, .out = true};
    state.seats[1] = {.left = 59s, .spent = 2s};
    const std::string text = clockText(state, 2);
    EXPECT_EQ(text, "1 417 -3,61000,1,7,1,1 59000,2000,0,0,0,0");
    const auto read = parseClock(text, 2);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, state);
}

TEST(ClockText, ADamagedStateIsRejected) {
    for (const char* text :
         {"", "0", "0 0", "2 0 0,0,0,0,0,0 0,0,0,0,0,0", "0 -1 0,0,0,0,0,0 0,0,0,0,0,0", "0 0 0,0,0,0,0 0,0,0,0,0,0",
          "0 0 0,0,0,0,0,0,0 0,0,0,0,0,0", "0 0 0,0,0,0,9,0 0,0,0,0,0,0", "0 0 0,0,0,0,0,2 0,0,0,0,0,0",
          "0 0 0,0,0,0,0,0 0,0,0,0,0,x", "0 0 99999999999999,0,0,0,0,0 0,0,0,0,0,0"}) {
        EXPECT_FALSE(parseClock(text, 2)) << text;
    }
}

}  // namespace
}  // namespace rokada::test::timecontrolTest
