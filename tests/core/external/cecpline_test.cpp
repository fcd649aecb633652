#include "external/cecpline.h"

#include "external/cecpplayer.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::external::cecplineTest {
namespace {

CecpWord wordOf(const char* line) { return readCecpLine(line).word; }

TEST(CecpLine, Moves) {
    EXPECT_EQ(readCecpLine("move e2e4"), (CecpLine{CecpWord::Move, "e2e4"}));
    EXPECT_EQ(readCecpLine("My move is : b1c3"), (CecpLine{CecpWord::Move, "b1c3"}));
    EXPECT_EQ(wordOf("move"), CecpWord::Other);
    EXPECT_EQ(wordOf("1. e2e4"), CecpWord::Other);
}

TEST(CecpLine, ResultsAndIllegalMoves) {
    EXPECT_EQ(readCecpLine("1-0 {White mates}"), (CecpLine{CecpWord::Result, "1-0"}));
    EXPECT_EQ(readCecpLine("1/2-1/2 {Draw by repetition}"), (CecpLine{CecpWord::Result, "1/2-1/2"}));
    EXPECT_EQ(wordOf("resign"), CecpWord::Resign);
    EXPECT_EQ(readCecpLine("Illegal move: e2e5"), (CecpLine{CecpWord::Refused, "e2e5"}));
    EXPECT_EQ(readCecpLine("Error (Illegal move or unknown command): i7i8h"), (CecpLine{CecpWord::Refused, "i7i8h"}));
    EXPECT_EQ(readCecpLine("Illegal move (in check): e2e3"), (CecpLine{CecpWord::Refused, "e2e3"}));
    EXPECT_EQ(wordOf("Error (unknown command): usermove"), CecpWord::Other);
    EXPECT_EQ(wordOf("tellics say hello"), CecpWord::Other);
    EXPECT_EQ(readCecpLine("pong 7"), (CecpLine{CecpWord::Pong, "7"}));
}

TEST(CecpLine, CommandsThatAreNotKnown) {
    EXPECT_TRUE(refusesCommand("Error (unknown command): protover", "protover"));
    EXPECT_TRUE(refusesCommand("Illegal move: protover 2", "protover"));
    EXPECT_FALSE(refusesCommand("Error (unknown command): xboard", "protover"));
    EXPECT_FALSE(refusesCommand("feature myname=\"protover\"", "protover"));
}

TEST(CecpLine, Thinking) {
    EXPECT_EQ(wordOf(" 3     17        0        504 c1e3 c8e6 b1c3"), CecpWord::Thinking);
    Thought thought;
    readCecpThinking(thought, "12. -35 150 20000 e2e4");
    EXPECT_EQ(thought.depth, 12);
    EXPECT_EQ(thought.score, -35);
    EXPECT_EQ(thought.time, std::chrono::milliseconds(1500));
    EXPECT_EQ(thought.nodes, 20000U);
    EXPECT_EQ(wordOf("# 20+20 pieces, centr = (1,1) R=54"), CecpWord::Other);
    EXPECT_EQ(wordOf("1. e2e4 e7e5 3 4"), CecpWord::Other);
}

TEST(CecpLine, Features) {
    CecpFeatures features;
    const auto pairs =
        readFeatures(R"(feature setboard=0 ping=1 usermove=1 variants="normal, great" done=0 option="A b -check 1")");
    ASSERT_EQ(pairs.size(), 6U);
    for (const auto& [name, value] : pairs) EXPECT_TRUE(takeFeature(features, name, value));
    EXPECT_FALSE(features.setboard);
    EXPECT_TRUE(features.ping);
    EXPECT_TRUE(features.usermove);
    EXPECT_TRUE(features.waiting);
    EXPECT_FALSE(features.done);
    EXPECT_TRUE(features.plays("great"));
    EXPECT_FALSE(features.plays("rea"));
    EXPECT_EQ(features.options, std::vector<std::string>{"A b"});
    EXPECT_EQ(optionLine(features, "A b", "true"), "option A b=1");
    EXPECT_EQ(optionLine(features, "A b", "false"), "option A b=0");
    EXPECT_EQ(optionLine(features, "Name", "true"), "option Name=true");
    EXPECT_EQ(optionLine(features, "Clear", ""), "option Clear");
}

TEST(CecpLine, MovesInShortNotationAreNotWanted) {
    CecpFeatures features;
    EXPECT_FALSE(takeFeature(features, "san", "1"));
}

TEST(CecpLine, UnfinishedFeatures) {
    EXPECT_TRUE(readFeatures("feature").empty());
    EXPECT_TRUE(readFeatures("feature ping").empty());
    EXPECT_EQ(readFeatures("feature a=\"b").front().second, "b");
}

TEST(CecpLine, Variations) {
    const auto said = readCecpVariation("7 35 120 4000 1. e4 e5 2.Nf3");
    ASSERT_TRUE(said);
    EXPECT_EQ(said->thought.depth, 7);
    EXPECT_EQ(said->thought.score, 35);
    EXPECT_EQ(said->moves, (std::vector<std::string>{"e4", "e5", "Nf3"}));
    EXPECT_EQ(readCecpVariation("7 100003 120 4000 e2e4")->thought.mate, 3);
    EXPECT_EQ(readCecpVariation("7 -100002 120 4000 e2e4")->thought.mate, -2);
    EXPECT_FALSE(readCecpVariation("7 35 120 4000"));
    EXPECT_FALSE(readCecpVariation("move e2e4"));
}

TEST(CecpLine, ExtraNumbersStandBeforeATab) {
    const auto said = readCecpVariation("7 35 120 4000 15 33333 0\te2e4 e7e5");
    ASSERT_TRUE(said);
    EXPECT_EQ(said->selectiveDepth, 15);
    EXPECT_EQ(said->moves, (std::vector<std::string>{"e2e4", "e7e5"}));
    EXPECT_EQ(readCecpVariation("7 35 120 4000 15\te2e4")->selectiveDepth, 0) << "tables that were asked";
    EXPECT_EQ(readCecpVariation("7 35 120 4000 15 16 e2e4")->selectiveDepth, 0) << "no tab";
    EXPECT_EQ(readCecpVariation("7\t35\t120\t4000\te2e4")->selectiveDepth, 0);
}

TEST(CecpLine, BoundsAreNoScores) {
    EXPECT_FALSE(readCecpVariation("7 35 120 4000 e2e4 e7e5!"));
    EXPECT_FALSE(readCecpVariation("7 35 120 4000 15 33333 0\te2e4?"));
    Thought thought;
    readCecpThinking(thought, "7 35 120 4000 e2e4 !");
    EXPECT_EQ(thought.depth, 0);
}

TEST(CecpLine, NamesOfVariants) {
    EXPECT_EQ(cecpName("chess"), "normal");
    EXPECT_EQ(cecpName("greatshatranj"), "great");
    EXPECT_EQ(cecpName("bolyar"), "bolyar");
}

TEST(CecpLine, TimeOnAClock) {
    EngineSpec spec;
    spec.limit.clock = TimeControl{Milliseconds(90000), Milliseconds(600), 40};
    EXPECT_EQ(cecpTimeLines(spec), std::vector<std::string>{"level 40 1:30 0.6"});
    spec.limit.clock = TimeControl{Milliseconds(60000), Milliseconds(0), 0};
    EXPECT_EQ(cecpTimeLines(spec), std::vector<std::string>{"level 0 1 0"});
    EXPECT_EQ(cecpShownTime(spec), 0);
}

TEST(CecpLine, TimeAMove) {
    EngineSpec spec;
    spec.limit.moveTime = Milliseconds(100);
    spec.limit.depth = 6;
    EXPECT_EQ(cecpTimeLines(spec), (std::vector<std::string>{"st 0.1", "sd 6"}));
    spec.timeFactor = 10;
    EXPECT_EQ(cecpTimeLines(spec).front(), "st 1");
    spec.cecpTime = CecpTime::Clock;
    spec.timeFactor = 1;
    EXPECT_EQ(cecpTimeLines(spec).front(), "level 40 1 0");
    EXPECT_EQ(cecpShownTime(spec), 400);
    spec.cecpTime = CecpTime::Inc;
    EXPECT_EQ(cecpTimeLines(spec).front(), "level 0 0:01 0.1");
}

TEST(CecpDraw, ThirdOccurrenceByTheNextMove) {
    Game game(Rulebook::compile(*makeVariant(*findVariant("chess"), {})));
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"}) {
        EXPECT_FALSE(mayClaimDraw(game)) << move;
        game.play(*parseMove(game.position(), move));
    }
    EXPECT_TRUE(mayClaimDraw(game));
}

}  // namespace
}  // namespace rokada::external::cecplineTest
