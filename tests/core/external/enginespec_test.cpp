#include "external/enginespec.h"

#include <gtest/gtest.h>

namespace rokada::external::enginespecTest {
namespace {

std::string errorOf(const char* text) {
    const auto spec = parseEngine(text);
    return spec ? "" : spec.error();
}

TEST(EngineSpec, EverythingThatCanBeSaid) {
    const auto spec = parseEngine(
        "name=ours cmd='dir/rokada-engine uci' proto=uci option.Hash=16 'option.Move Overhead=30' "
        "movetime=100 depth=9 restart=yes variant=chess");
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec->name, "ours");
    EXPECT_EQ(spec->command, (std::vector<std::string>{"dir/rokada-engine", "uci"}));
    const std::vector<std::pair<std::string, std::string>> options{{"Hash", "16"}, {"Move Overhead", "30"}};
    EXPECT_EQ(spec->options, options);
    EXPECT_EQ(spec->limit.moveTime, Milliseconds(100));
    EXPECT_EQ(spec->limit.depth, 9);
    EXPECT_TRUE(spec->restart);
}

TEST(EngineSpec, CecpWords) {
    const auto spec = parseEngine(
        "cmd=fairymax proto=cecp variant=great init=random 'init=memory 16' cecp-time=inc time-factor=1.5 memory=8 "
        "nodes=1");
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec->name, "fairymax");
    EXPECT_EQ(spec->protocol, Protocol::Cecp);
    EXPECT_EQ(spec->init, (std::vector<std::string>{"random", "memory 16"}));
    EXPECT_EQ(spec->cecpTime, CecpTime::Inc);
    EXPECT_DOUBLE_EQ(spec->timeFactor, 1.5);
    EXPECT_EQ(spec->memory, 8);
}

TEST(EngineSpec, NameIsThatOfTheProgramIfMissing) { EXPECT_EQ(parseEngine("cmd=a/b/c")->name, "c"); }

TEST(EngineSpec, ClockAndTimeAMoveExcludeEachOther) {
    const auto spec = parseEngine("cmd=x movetime=5 tc=1");
    EXPECT_FALSE(spec->limit.moveTime);
    EXPECT_TRUE(spec->limit.clock);
}

TEST(EngineSpec, WhatIsWrong) {
    EXPECT_EQ(errorOf("name=x"), "cmd= is missing");
    EXPECT_EQ(errorOf("cmd=x colour=red"), "unknown word: colour");
    EXPECT_EQ(errorOf("cmd=x word"), "'=' expected: word");
    EXPECT_EQ(errorOf("cmd='x"), "a quote is not closed");
    EXPECT_EQ(errorOf("cmd="), "bad value: cmd=");
    EXPECT_EQ(errorOf("cmd=x proto=telnet"), "bad value: proto=telnet");
    EXPECT_EQ(errorOf("cmd=x movetime=0"), "bad value: movetime=0");
    EXPECT_EQ(errorOf("cmd=x depth=1001"), "bad value: depth=1001");
    EXPECT_EQ(errorOf("cmd=x nodes=many"), "bad value: nodes=many");
    EXPECT_EQ(errorOf("cmd=x time-factor=-1"), "bad value: time-factor=-1");
}

TEST(TimeControl, ThreeForms) {
    const auto increment = parseTimeControl("60+0.6");
    ASSERT_TRUE(increment);
    EXPECT_EQ(increment->base, Milliseconds(60000));
    EXPECT_EQ(increment->increment, Milliseconds(600));
    EXPECT_EQ(increment->moves, 0);
    const auto moves = parseTimeControl("40/60");
    ASSERT_TRUE(moves);
    EXPECT_EQ(moves->moves, 40);
    const auto both = parseTimeControl("40/1.5+0.1");
    ASSERT_TRUE(both);
    EXPECT_EQ(both->base, Milliseconds(1500));
    EXPECT_EQ(both->increment, Milliseconds(100));
}

TEST(TimeControl, Wrong) {
    for (const char* text : {"", "x", "0", "0/60", "60+", "-1", "60+x", "1e9", "40/", "1/2/3", "nan"}) {
        EXPECT_FALSE(parseTimeControl(text)) << text;
    }
}

}  // namespace
}  // namespace rokada::external::enginespecTest
