#include "external/uciline.h"

#include "external/uciplayer.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::external::ucilineTest {
namespace {

RulebookPtr bookOf(std::string_view id) { return Rulebook::compile(*makeVariant(*findVariant(id), {})); }

TEST(UciLine, Kinds) {
    EXPECT_EQ(uciWord("uciok"), UciWord::UciOk);
    EXPECT_EQ(uciWord("  readyok \r"), UciWord::ReadyOk);
    EXPECT_EQ(uciWord("bestmove e2e4 ponder e7e5"), UciWord::BestMove);
    EXPECT_EQ(uciWord("option name Hash type spin default 1 min 1 max 2"), UciWord::Option);
    EXPECT_EQ(uciWord("id name bestmover"), UciWord::Other);
    EXPECT_EQ(uciWord(""), UciWord::Other);
}

TEST(UciLine, Info) {
    Thought thought;
    readUciInfo(thought,
                "info depth 12 seldepth 20 multipv 1 score cp -35 nodes 12345 nps 99 time 250 pv e2e4 depth 3");
    EXPECT_EQ(thought.depth, 12);
    EXPECT_EQ(thought.score, -35);
    EXPECT_EQ(thought.nodes, 12345U);
    EXPECT_EQ(thought.time, std::chrono::milliseconds(250));
    readUciInfo(thought, "info depth 13 score mate -4 nodes 20000");
    EXPECT_EQ(thought.mate, -4);
    EXPECT_FALSE(thought.score);
}

TEST(UciLine, InfoThatIsPassedOver) {
    Thought thought;
    readUciInfo(thought, "info depth 12 multipv 2 score cp 1");
    readUciInfo(thought, "info depth 13 score cp 20 lowerbound nodes 7");
    readUciInfo(thought, "info string depth 14");
    readUciInfo(thought, "info depth");
    readUciInfo(thought, "info depth x nodes -5 score cp");
    EXPECT_EQ(thought.depth, 0);
    EXPECT_EQ(thought.nodes, 0U);
    EXPECT_FALSE(thought.score);
}

TEST(UciLine, BestMove) {
    EXPECT_EQ(readBestMove("bestmove e2e4 ponder e7e5"), "e2e4");
    EXPECT_EQ(readBestMove("bestmove"), "");
}

TEST(UciLine, Options) {
    const UciOption combo =
        readUciOption("option name NullMove Pruning type combo default Fail High var Always var Fail High");
    EXPECT_EQ(combo.name, "NullMove Pruning");
    EXPECT_EQ(combo.type, "combo");
    EXPECT_EQ(combo.values, (std::vector<std::string>{"Always", "Fail High"}));
    const UciOption button = readUciOption("option name Clear Hash type button");
    EXPECT_EQ(button.name, "Clear Hash");
    EXPECT_EQ(button.type, "button");
    EXPECT_EQ(readUciOption("option").name, "");
}

TEST(UciLine, PositionWithMoves) {
    Game game(bookOf("chess"));
    EXPECT_EQ(positionLine(game, true), "position startpos");
    game.play(*parseMove(game.position(), "e2e4"));
    game.play(*parseMove(game.position(), "e7e5"));
    EXPECT_EQ(positionLine(game, true), "position startpos moves e2e4 e7e5");
    EXPECT_EQ(positionLine(game, false), "position fen " + positionText(game.start()) + " moves e2e4 e7e5");
}

TEST(UciLine, Go) {
    ThinkLimit limit;
    limit.nodes = 500;
    limit.depth = 7;
    const auto chess = bookOf("chess");
    EXPECT_EQ(goLine(limit, chess->variant(), {}), "go nodes 500 depth 7");
    limit = {.moveTime = Milliseconds(100)};
    EXPECT_EQ(goLine(limit, chess->variant(), {}), "go movetime 100");
}

TEST(UciLine, GoWithSomeMovesOnly) {
    ThinkLimit limit;
    limit.only = {"e2e4", "d2d4"};
    EXPECT_EQ(goLine(limit, bookOf("chess")->variant(), {}), "go infinite searchmoves e2e4 d2d4");
}

TEST(UciLine, GoWithTheClocksOfAllPlayers) {
    const ThinkLimit limit{.clock = TimeControl{Milliseconds(1000), Milliseconds(10), 40}};
    Clocks clocks;
    clocks.remaining = {Milliseconds(900), Milliseconds(800), Milliseconds(700), Milliseconds(0)};
    clocks.increment = {Milliseconds(10), Milliseconds(0), Milliseconds(10), Milliseconds(0)};
    clocks.movesToGo = 3;
    EXPECT_EQ(goLine(limit, bookOf("chess")->variant(), clocks), "go wtime 900 winc 10 btime 800 binc 0 movestogo 3");
    EXPECT_EQ(goLine(limit, bookOf("fortress")->variant(), clocks),
              "go wtime 900 winc 10 btime 800 binc 0 rtime 700 rinc 10 utime 1 uinc 0 movestogo 3");
}

}  // namespace
}  // namespace rokada::external::ucilineTest
