// Complete matches against a mock engine, which plays correctly or fails in a given way.
#include "openingtext.h"
#include "printedmatch.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <sstream>

namespace rokada::match::matchTest {
namespace {

/// Match of two games. The timeouts are long, because the machine may be busy. Only tests of silent engines shorten
/// them.
struct Arena {
    explicit Arena(std::string_view variant = "chess")
        : book(Rulebook::compile(*makeVariant(*findVariant(variant), {}))),
          openings(book, RandomOpenings{.plies = 4, .seed = 11, .nodes = 0}) {
        context.timeouts = {Milliseconds(20000), Milliseconds(20000), Milliseconds(20000)};
        plan.book = book;
        plan.games = 2;
        plan.maxPlies = 60;
        plan.engines = {mock("good", "uci"), mock("bad", "uci")};
    }
    /// Returns a mock engine. `arguments` is the protocol and a way to fail, for example "uci illegal".
    static EngineSpec mock(const std::string& name, const std::string& arguments) {
        const std::string proto = arguments.substr(0, arguments.find(' '));
        const std::string limit = proto == "uci" ? "nodes=1" : "depth=1";
        return *parseEngine("name=" + name + " cmd='\"" ROKADA_MOCK_ENGINE "\" " + arguments + "' proto=" + proto +
                            ' ' + limit);
    }
    MatchEnd run() {
        PrintedMatch match(plan, openings, context, out);
        const MatchEnd end = match.run(stop.get_token());
        score = match.score();
        return end;
    }
    [[nodiscard]] bool says(const std::string& text) const { return out.str().find(text) != std::string::npos; }

    RulebookPtr book;
    Openings openings;
    MatchContext context;
    PrintedPlan plan;
    std::stop_source stop;
    std::ostringstream out;
    MatchScore score;
};

/// Checks that the failing engine loses both games with this message. After the first failure, the match starts a new
/// process of the engine.
void expectLosses(const std::string& arguments, const std::string& message, int timeouts = 20000) {
    Arena arena;
    arena.context.timeouts.without = Milliseconds(timeouts);
    arena.plan.engines[1] = Arena::mock("bad", arguments);
    EXPECT_EQ(arena.run(), MatchEnd::Complete);
    EXPECT_EQ(arena.score.wins, 2U) << arena.out.str();
    EXPECT_EQ(arena.score.buckets.counts(), (std::vector<std::uint64_t>{0, 0, 0, 0, 1}));
    EXPECT_TRUE(arena.says(message)) << arena.out.str();
}

TEST(MatchSeatings, ColoursSwappedAndSidesTurned) {
    EXPECT_EQ(seatings(2).size(), 2U);
    const auto four = seatings(4);
    ASSERT_EQ(four.size(), 4U);
    int firstTeam = 0, begins = 0;
    for (const auto& [turns, team] : four) {
        firstTeam += team;
        begins += turns % 2 == team ? 1 : 0;  // team 1 begins after an odd number of quarter turns
    }
    EXPECT_EQ(firstTeam, 2);
    EXPECT_EQ(begins, 2);
}

TEST(MatchRun, EveryGameIsPlayedToItsEnd) {
    for (const VariantInfo& info : allVariants()) {
        Arena arena(info.id);
        arena.plan.games = 4;
        EXPECT_EQ(arena.run(), MatchEnd::Complete) << info.id;
        EXPECT_EQ(arena.score.games(), 4U) << info.id << arena.out.str();
        EXPECT_EQ(arena.score.failures[0] + arena.score.failures[1], 0U) << info.id << arena.out.str();
    }
}

/// Writing to /dev/full always fails.
TEST(MatchRun, ARecordThatCannotBeWrittenBreaksItOff) {
    for (std::string PrintedPlan::*const file : {&PrintedPlan::record, &PrintedPlan::json}) {
        Arena arena;
        arena.plan.*file = "/dev/full";
        EXPECT_EQ(arena.run(), MatchEnd::Broken);
        EXPECT_TRUE(arena.says("the match is broken off: /dev/full: cannot be written")) << arena.out.str();
    }
}

TEST(MatchRun, IllegalMovesLose) { expectLosses("uci illegal", "fault: bad sends the illegal move a1a1 after "); }
TEST(MatchRun, CrashesLose) { expectLosses("uci crash", "fault: bad has ended after "); }
TEST(MatchRun, SilenceLoses) { expectLosses("uci silent", "fault: bad does not answer after ", 1000); }
TEST(MatchRun, EndlessTalkLoses) { expectLosses("uci chatty", "fault: bad does not answer after ", 1000); }
TEST(MatchRun, ResignationLoses) { expectLosses("cecp resign", "bad resigns"); }
TEST(MatchRun, IllegalMovesOverCecpLose) { expectLosses("cecp illegal", "fault: bad sends the illegal move a1a1"); }
TEST(MatchRun, AWrongClaimAndSilenceLose) {
    expectLosses("cecp claim", "fault: bad claims 1/2-1/2 and stops moving", 1000);
}

TEST(MatchRun, CecpPlaysGreatShatranj) {
    Arena arena("greatshatranj");
    arena.plan.engines[0] = Arena::mock("good", "cecp");
    EXPECT_EQ(arena.run(), MatchEnd::Complete);
    EXPECT_EQ(arena.score.games(), 2U);
    EXPECT_EQ(arena.score.failures[0] + arena.score.failures[1], 0U) << arena.out.str();
}

TEST(MatchRun, CecpFromAPosition) {
    Arena arena;
    Openings listed(arena.book, *parseOpenings(arena.book, "4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1; e8e7"));
    arena.plan.engines[0] = Arena::mock("good", "cecp");
    PrintedMatch match(arena.plan, listed, arena.context, arena.out);
    EXPECT_EQ(match.run({}), MatchEnd::Complete);
    EXPECT_TRUE(arena.says("fault")) << arena.out.str();
}

TEST(MatchRun, AFirstFailureDoesNotEndTheMatchForParallelGames) {
    Arena arena;
    arena.plan.engines[1] = Arena::mock("bad", "uci crash");
    arena.plan.games = 8;
    arena.plan.concurrency = 2;
    EXPECT_EQ(arena.run(), MatchEnd::Complete);
    EXPECT_EQ(arena.score.wins, 8U);
    EXPECT_EQ(arena.score.failures[1], 8U);
}

/// Plays a match and returns its game records without their comments.
std::string recordsOf(Arena& arena, const std::string& name) {
    arena.plan.record = testing::TempDir() + name;
    std::remove(arena.plan.record.c_str());
    EXPECT_EQ(arena.run(), MatchEnd::Complete);
    std::ostringstream text;
    text << std::ifstream(arena.plan.record).rdbuf();
    std::remove(arena.plan.record.c_str());
    std::string result = text.str();
    for (auto at = result.find('{'); at != std::string::npos; at = result.find('{', at)) {
        result.erase(at, result.find('}', at) - at + 1);
    }
    return result;
}

TEST(MatchRun, LimitedByNodesItRepeats) {
    Arena first, second;
    const std::string records = recordsOf(first, "rokada-match-first.pgn");
    EXPECT_EQ(records, recordsOf(second, "rokada-match-second.pgn"));
    EXPECT_NE(records.find("[Round \"1.2\"]"), std::string::npos);
}

TEST(MatchRun, SequentialTestEndsIt) {
    Arena arena;
    arena.plan.engines[1] = Arena::mock("bad", "uci illegal");
    arena.plan.games = 4000;
    arena.plan.sprt = Sprt{0, 200};
    EXPECT_EQ(arena.run(), MatchEnd::Complete);
    EXPECT_LT(arena.score.games(), 200U);
    EXPECT_TRUE(arena.says("elo1 accepted")) << arena.out.str();
}

TEST(MatchRun, StopsWhenAsked) {
    Arena arena;
    arena.stop.request_stop();
    EXPECT_EQ(arena.run(), MatchEnd::Interrupted);
    EXPECT_EQ(arena.score.games(), 0U);
}

TEST(MatchRun, AProgramThatCannotBeStartedBreaksIt) {
    Arena arena;
    arena.plan.engines[0] = *parseEngine("cmd=no-such-program nodes=1");
    EXPECT_EQ(arena.run(), MatchEnd::Broken);
    EXPECT_TRUE(arena.says("no-such-program cannot be started")) << arena.out.str();
}

TEST(MatchRun, SummaryForPrograms) {
    Arena arena;
    arena.plan.engines[1] = Arena::mock("bad", "uci crash");
    (void)arena.run();
    const std::string json = jsonText(arena.score);
    EXPECT_NE(json.find("\"wins\": 2, \"draws\": 0, \"losses\": 0,\n \"score\": 1.0000"), std::string::npos) << json;
    EXPECT_NE(json.find("\"units\": [0, 0, 0, 0, 1]"), std::string::npos) << json;
}

}  // namespace
}  // namespace rokada::match::matchTest
