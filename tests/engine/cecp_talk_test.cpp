// Conversations with rokada-engine through pipes, in the XBoard protocol.
#include "ai/syzygy/syzygytables.h"
#include "engineprocess.h"
#include "game/game.h"
#include "protocol/cecp.h"
#include "syzygyfiles.h"
#include "text/movetext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::testing::cecpTalkTest {
namespace {

/// Sends lines and a ping. Returns all lines before the answer to the ping.
std::vector<std::string> answersTo(EngineProcess& engine, std::string_view lines) {
    engine.send(lines);
    engine.send("ping 77");
    auto answers = engine.until("pong 77");
    answers.pop_back();
    return answers;
}

using Lines = std::vector<std::string>;

TEST(CecpTalk, Handshake) {
    EngineProcess engine({"xboard"});
    engine.send("xboard\nprotover 2");
    const auto lines = engine.until("feature done=1");
    EXPECT_EQ(lines.front(), "feature done=0");
    EXPECT_EQ(beginning(lines, "feature ").size(), lines.size());
}

TEST(CecpTalk, TheFirstLineChoosesTheProtocol) {
    EngineProcess engine;
    engine.send("xboard\nprotover 2");
    engine.until("feature done=1");
    engine.send("quit");
    EXPECT_EQ(engine.wait(), 0);
}

TEST(CecpTalk, AnswersAMoveByAMove) {
    EngineProcess engine({"xboard"});
    engine.send("new\nsd 2\nusermove e2e4");
    EXPECT_NE(engine.answer("move "), "");
    engine.send("d2d4");
    EXPECT_NE(engine.answer("move "), "");
}

TEST(CecpTalk, ThinkingIsShownIfWanted) {
    EngineProcess engine({"xboard"});
    engine.send("new\nsd 2\npost\nusermove e2e4");
    EXPECT_GT(engine.until("move ").size(), 1U);
    engine.send("nopost\nusermove d2d4");
    EXPECT_EQ(engine.until("move ").size(), 1U);
}

TEST(CecpTalk, BoundsAreToldAsSuch) {
    EngineProcess engine({"xboard"});
    engine.send(std::string("cores 1\nnew\nsd 10\npost\nsetboard ") + RestlessPosition + "\ngo");
    const auto lines = engine.until("move ");
    EXPECT_TRUE(std::ranges::any_of(lines, [](const std::string& line) {
        return line.find('\t') != std::string::npos && (line.back() == '!' || line.back() == '?');
    }));
}

TEST(CecpTalk, EndgameTablesComeFromEgtpath) {
    if (!SyzygyTables::areBuiltIn()) GTEST_SKIP() << "built without libfathom";
    EngineProcess engine({"xboard"});
    engine.send("xboard\nprotover 2");
    const auto features = engine.until("feature done=1");
    EXPECT_EQ(std::ranges::count(features, "feature egt=\"syzygy\""), 1);
    EXPECT_NE(answersTo(engine, "egtpath gaviota nowhere").front().find("Error (unknown type"), std::string::npos);
    EXPECT_NE(answersTo(engine, "egtpath syzygy nowhere").front().find("nowhere: cannot be read"), std::string::npos);
    engine.send("egtpath syzygy " + rokada::test::syzygyFolder());
    engine.send("sd 4\npost\nsetboard 8/8/8/4k3/8/8/8/2B1K1N1 w - - 0 1\ngo");
    const auto lines = engine.until("move ");
    ASSERT_GE(lines.size(), 2U);
    EXPECT_NE(lines[lines.size() - 2].find(" 20000 "), std::string::npos) << lines[lines.size() - 2];
}

TEST(CecpTalk, BookIsShownAndPlayed) {
    EngineProcess engine({"xboard"});
    const Lines shown = answersTo(engine, "new\nforce\nbk");
    ASSERT_GE(shown.size(), 3U);
    EXPECT_EQ(shown.front().front(), '\t');
    EXPECT_EQ(shown.back(), "");
    engine.send("new\nbook on\npost\nsd 1\ngo");
    EXPECT_EQ(beginning(engine.until("move "), "0 0 0 0 (book) ").size(), 1U);
    engine.send("new\nbook off\nforce\nsd 1\ngo");
    EXPECT_TRUE(beginning(engine.until("move "), "0 0 0 0 (book) ").empty());
    engine.send("new\nhard\nbook on\ngo");
    engine.until("move ");
    engine.send("force\nping 3");
    engine.until("pong 3");
}

TEST(CecpTalk, GoPlaysTheSideToMove) {
    EngineProcess engine({"xboard"});
    engine.send("new\nst 0.01\ngo");
    const std::string move = engine.answer("move ");
    EXPECT_TRUE(move[6] == '1' || move[6] == '2') << move;
}

TEST(CecpTalk, PlayOtherWaitsForAMove) {
    EngineProcess engine({"xboard"});
    engine.send("new\nforce\nsd 1\nusermove e2e4\nusermove e7e5\nplayother");
    EXPECT_TRUE(answersTo(engine, "hint").empty());
    engine.send("usermove g1f3");
    const std::string move = engine.answer("move ");
    EXPECT_TRUE(move[6] == '7' || move[6] == '8' || move[6] == '5') << move;
}

/// The engine plays both sides by the command `go`. Every move must be legal.
TEST(CecpTalk, EveryVariantIsPlayed) {
    EngineProcess engine({"xboard"});
    engine.send("cores 1");
    for (const auto& name : cecp::variantNames()) {
        const VariantInfo& info = *findVariant(name.game);
        Choices choices;
        protocol::LineWords rules(name.rules);
        while (!rules.done()) choices.insert(*parseChoice(info, rules.next()));
        Game game(Rulebook::compile(*makeVariant(info, choices)));
        engine.send("new\nvariant " + std::string(name.name) + "\nsd 2");
        while (!game.ending() && game.played() < 16) {
            engine.send("go");
            const std::string text = engine.answer("move ").substr(5);
            const auto move = cecp::readMove(game.position(), text);
            ASSERT_TRUE(move) << name.name << ": " << text;
            game.play(*move);
        }
    }
}

TEST(CecpTalk, GreatShatranjIsThatOfXBoard) {
    EngineProcess engine({"xboard"});
    EXPECT_FALSE(beginning(answersTo(engine, "new\nvariant great"), "piece G& ").empty());
    // XBoard's variant `great` has no rule about bare kings, so the game continues. The engine ignores the brackets for
    // pieces in hand.
    EXPECT_TRUE(answersTo(engine, "force\nsetboard k9/10/10/10/10/10/10/4K3WW[-] w - - 0 1\nusermove e1e2").empty());
}

TEST(CecpTalk, IllegalMovesAreRejectedWithAReason) {
    EngineProcess engine({"xboard"});
    EXPECT_EQ(answersTo(engine, "new\nforce\nusermove e2e5"), Lines{"Illegal move (illegal move): e2e5"});
    EXPECT_EQ(answersTo(engine, "e2z9"), Lines{"Illegal move (no such square): e2z9"});
    EXPECT_EQ(answersTo(engine, "usermove e2e4\nusermove e2e4"), Lines{"Illegal move (illegal move): e2e4"});
}

TEST(CecpTalk, UnknownCommandsAreErrors) {
    EngineProcess engine({"xboard"});
    EXPECT_EQ(answersTo(engine, "sing"), Lines{"Error (unknown command): sing"});
    EXPECT_EQ(answersTo(engine, "level x 5 0"), Lines{"Error (bad number): level x 5 0"});
    EXPECT_EQ(answersTo(engine, "variant go"), Lines{"Error (unknown variant): go"});
    EXPECT_EQ(answersTo(engine, "option Foo=3"), Lines{"Error (unknown option): Foo"});
    EXPECT_EQ(answersTo(engine, "option MultiPV=9"), Lines{"Error (unknown value of the option): 9"});
    EXPECT_EQ(answersTo(engine, "setboard 8/8 w - - 0 1").size(), 1U);
}

TEST(CecpTalk, PositionsOfOtherProgramsAreTaken) {
    EngineProcess engine({"xboard"});
    const auto lines =
        answersTo(engine, "force\nsetboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 0\nusermove e7e5");
    EXPECT_EQ(lines, Lines{"# setboard: the counter is out of range, the nearest value is used (field 6)"});
}

TEST(CecpTalk, AfterAnIllegalPositionNothingIsAnsweredForTheOldOne) {
    EngineProcess engine({"xboard"});
    const auto lines =
        answersTo(engine, "new\nsd 2\nforce\nsetboard 4k3/8/8/8/8/8/8/4RK2 w - - 0 1\ngo\nhint\nusermove e2e4");
    EXPECT_EQ(lines,
              (Lines{"tellusererror Illegal position: Black is in check, but it is White's turn (field 2, column "
                     "22)",
                     "Error (illegal position): go", "Error (illegal position): hint",
                     "Illegal move (illegal position): e2e4"}));
}

TEST(CecpTalk, FischerandomCastlesInLetters) {
    EngineProcess engine({"xboard"});
    EXPECT_TRUE(answersTo(engine,
                          "new\nvariant fischerandom\nforce\nsetboard 4k3/8/8/8/8/8/8/5KR1 w K - 0 1\n"
                          "usermove O-O\nusermove e8e7")
                    .empty());
}

TEST(CecpTalk, ResultsAreClaimed) {
    EngineProcess engine({"xboard"});
    EXPECT_EQ(answersTo(engine, "new\nforce\nf2f3\ne7e5\ng2g4\nd8h4"), Lines{"0-1 {checkmate of white}"});
    EXPECT_EQ(answersTo(engine, "usermove a2a3"), Lines{"Illegal move (the game is over): a2a3"});
    EXPECT_EQ(answersTo(engine, "setboard k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\nusermove c1c7"),
              Lines{"1/2-1/2 {draw, stalemate of black}"});
    engine.send("setboard 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\nst 1\ngo");
    EXPECT_EQ(engine.answer("move "), "move a1a8");
    EXPECT_EQ(engine.answer("1-0"), "1-0 {checkmate of black}");
}

TEST(CecpTalk, ResultsHaveNoWordsThatKnightsMistakes) {
    EngineProcess engine({"xboard"});
    const auto mate = answersTo(engine, "new\nforce\nsetboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\nusermove a1a8");
    EXPECT_EQ(mate, Lines{"1-0 {checkmate of black}"});
    const auto draw = answersTo(engine, "setboard 4k3/8/8/8/8/8/8/R3K3 w - - 149 100\nusermove a1a2");
    EXPECT_EQ(draw, Lines{"1/2-1/2 {draw, no progress}"});
}

TEST(CecpTalk, WithoutAnyTimeTheDepthCounts) {
    EngineProcess engine({"xboard"});
    engine.send("post\nsd 6\nlevel 40 0 0\ngo");
    EXPECT_FALSE(beginning(engine.until("move "), "6 ").empty());
}

TEST(CecpTalk, MovesAreTakenBack) {
    EngineProcess engine({"xboard"});
    EXPECT_TRUE(answersTo(engine, "new\nforce\ne2e4\ne7e5\nremove\nd2d4\nundo\nundo\nundo\nc2c4").empty());
}

TEST(CecpTalk, ForceBreaksASearchOff) {
    EngineProcess engine({"xboard"});
    engine.send("new\nlevel 0 60 0\ngo");
    EXPECT_TRUE(beginning(answersTo(engine, "force"), "move").empty());
    EXPECT_TRUE(answersTo(engine, "usermove e2e4").empty());
}

TEST(CecpTalk, MoveNow) {
    EngineProcess engine({"xboard"});
    engine.send("new\nlevel 0 60 0\ngo\n?");
    EXPECT_NE(engine.answer("move "), "");
    EXPECT_TRUE(answersTo(engine, "?").empty());
}

TEST(CecpTalk, OptionsAndMemoryInTheMiddleOfASearch) {
    EngineProcess engine({"xboard"});
    engine.send("new\nlevel 0 60 0\ngo\nmemory 2\ncores 1\noption Skill Level=3\noption Clear Hash\n?");
    EXPECT_EQ(engine.until("move ").size(), 1U);
}

TEST(CecpTalk, WhatIsOutOfBoundsIsToldWithWhatIsUsedInstead) {
    EngineProcess engine({"xboard"});
    EXPECT_EQ(answersTo(engine, "memory 0"), Lines{"Error (out of bounds, it is 1): memory 0"});
    EXPECT_EQ(answersTo(engine, "memory 5000"), Lines{"Error (out of bounds, it is 4096): memory 5000"});
    EXPECT_EQ(answersTo(engine, "cores 999"), Lines{"Error (out of bounds, it is 256): cores 999"});
    EXPECT_TRUE(answersTo(engine, "memory 1\ncores 1").empty());
}

TEST(CecpTalk, AMoveThatIsOwedComesBeforeThePong) {
    EngineProcess engine({"xboard"});
    const auto lines = answersTo(engine, "new\nlevel 0 60 0\ngo\nping 1\nping 2\n?");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0].rfind("move ", 0), 0U) << lines[0];
    EXPECT_EQ(lines[1], "pong 1");
    EXPECT_EQ(lines[2], "pong 2");
    EXPECT_EQ(answersTo(engine, "new\ngo\nping 3\nforce"), Lines{"pong 3"});
}

/// Makes the engine ponder, and returns the move that it expects.
std::string expectedMove(EngineProcess& engine) {
    // The search is limited by its depth. With a time limit, the engine could expect another move on a busy machine.
    engine.send("new\npost\nhard\nst 20\nsd 7\nusermove e2e4");
    engine.until("move ");
    return engine.answer("Hint: ").substr(6);
}

TEST(CecpTalk, PonderingGoesOnWhenTheExpectedMoveComes) {
    EngineProcess engine({"xboard"});
    const std::string move = expectedMove(engine);
    engine.until("5 ");
    EXPECT_TRUE(beginning(answersTo(engine, "time 1000\notim 1000"), "move").empty());
    engine.send("usermove " + move);
    EXPECT_TRUE(beginning(engine.until("move "), "1 ").empty()) << "the search has begun again";
    engine.answer("Hint: ");
}

TEST(CecpTalk, PonderingEndsWithAnyOtherMove) {
    EngineProcess engine({"xboard"});
    const std::string move = expectedMove(engine) == "d2d4" ? "d2d3" : "d2d4";
    EXPECT_EQ(beginning(answersTo(engine, "usermove " + move), "move ").size(), 1U);
    // Without "force" first, the engine could answer again between the two takebacks.
    EXPECT_TRUE(beginning(answersTo(engine, "easy\nforce\nundo\nundo\nusermove " + move), "Illegal").empty());
}

TEST(CecpTalk, PonderingEndsWhenItIsForbiddenOrUseless) {
    for (const char* line : {"easy", "force", "new", "result * {}", "setboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"}) {
        EngineProcess engine({"xboard"});
        expectedMove(engine);
        EXPECT_TRUE(beginning(answersTo(engine, "?"), "move").empty()) << line;
        answersTo(engine, line);
        EXPECT_TRUE(answersTo(engine, "?").empty()) << line;
    }
}

TEST(CecpTalk, AWeakerLevelDoesNotPonder) {
    EngineProcess engine({"xboard"});
    engine.send("option Skill Level=3\nnew\npost\nhard\nst 0.1\nusermove e2e4");
    engine.until("move ");
    EXPECT_TRUE(answersTo(engine, "").empty());
}

TEST(CecpTalk, AnalysisGoesOnThroughMoves) {
    EngineProcess engine({"xboard"});
    engine.send("new\npost\nanalyze");
    engine.until("2 ");
    engine.send("usermove e2e4");
    engine.until("2 ");
    engine.send("undo\n.\nexit");
    const auto lines = answersTo(engine, "");
    EXPECT_TRUE(beginning(lines, "move").empty());
    EXPECT_TRUE(beginning(lines, "Error").empty());
    EXPECT_TRUE(answersTo(engine, "usermove d2d4").empty());
}

TEST(CecpTalk, ANewGameIsAnalysedToo) {
    EngineProcess engine({"xboard"});
    engine.send("new\npost\nanalyze\nusermove e2e4\nnew");
    answersTo(engine, "");
    // All later lines are about the new game, so their variations begin with a move from a rank of White.
    const std::string line = engine.until("").back();
    const std::size_t move = line.find('\t') + 1;
    EXPECT_TRUE(line.substr(move + 1, 1) == "1" || line.substr(move + 1, 1) == "2") << line;
    EXPECT_TRUE(beginning(answersTo(engine, "usermove d2d4\nexit"), "move").empty());
}

TEST(CecpTalk, AnalysisTellsHowFarItIs) {
    EngineProcess engine({"xboard"});
    EXPECT_TRUE(answersTo(engine, "new\nforce\n.").empty());
    for (const char* position : {"new\nanalyze", "setboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "usermove a1a8"}) {
        EXPECT_EQ(beginning(answersTo(engine, std::string(position) + "\n."), "stat01: ").size(), 1U) << position;
    }
    engine.send("new");
    std::string line;
    while (line.find(" 20 ", 8) == line.npos) {
        engine.send(".");
        line = engine.answer("stat01: ");
    }
}

TEST(CecpTalk, AnalysisHasAHint) {
    EngineProcess engine({"xboard"});
    engine.send("new\npost\nsetboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\nanalyze");
    engine.until("2 ");
    EXPECT_EQ(beginning(answersTo(engine, "hint"), "Hint"), Lines{"Hint: a1a8"});
    EXPECT_TRUE(beginning(answersTo(engine, "usermove e1e2\nexit\nundo\nhint"), "Hint: a1a8").empty());
}

TEST(CecpTalk, ExcludedMovesAreNotAnalysed) {
    EngineProcess engine({"xboard"});
    engine.send("new\npost\nanalyze\nsetboard 6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1\nexclude a1a8\nping 5");
    engine.until("pong 5");
    // No certain depth: on a busy machine, it can come before the answer to the ping.
    const std::string line = engine.until("").back();
    EXPECT_NE(line.find('\t'), line.npos) << line;
    EXPECT_EQ(line.find("\ta1a8"), line.npos) << line;
    EXPECT_TRUE(beginning(answersTo(engine, "exclude all"), "1 ").empty());
    engine.send("include a1a8");
    EXPECT_NE(engine.answer("1 ").find("\ta1a8"), std::string::npos);
    engine.send("exclude all\ninclude all\nping 6");
    engine.until("pong 6");
    EXPECT_EQ(beginning(answersTo(engine, "exclude a1a9\nexit"), "Error"), Lines{"Error (no such square): a1a9"});
}

TEST(CecpTalk, NothingIsPlayedInAnIllegalPosition) {
    EngineProcess engine({"xboard"});
    EXPECT_EQ(answersTo(engine, "new\nforce\nsetboard 8/8/8/8/8/8/8/8 w - - 0 1").size(), 1U);
    EXPECT_EQ(answersTo(engine, "usermove e2e4"), Lines{"Illegal move (illegal position): e2e4"});
    EXPECT_EQ(answersTo(engine, "post\nanalyze\nexit\ngo"), Lines{"Error (illegal position): go"});
    EXPECT_TRUE(answersTo(engine, "force\nsetboard 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\nusermove e2e4").empty());
}

TEST(CecpTalk, QuitAndTheEndOfTheInputEndASearch) {
    for (const char* line : {"go", "analyze", "force"}) {
        EngineProcess quitting({"xboard"});
        quitting.send(line);
        quitting.send("quit");
        EXPECT_EQ(quitting.wait(), 0) << line;
        EngineProcess ending({"xboard"});
        ending.send(line);
        ending.closeInput();
        EXPECT_EQ(ending.wait(), 0) << line;
    }
}

}  // namespace
}  // namespace rokada::testing::cecpTalkTest
