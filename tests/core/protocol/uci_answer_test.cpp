// UCI answers of the engine, and the limits that a `go` command sets for the side to move.
#include "game/game.h"
#include "protocol/uci.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <string_view>

namespace rokada::uciAnswerTest {
namespace {

using namespace uci;
using namespace std::chrono_literals;

RulebookPtr book(std::string_view game) { return Rulebook::compile(*makeVariant(*findVariant(game), {})); }

Limits limitsOf(std::string_view line, char seat) {
    const auto message = parse(line);
    return limitsFor(std::get<Go>(*message), seat);
}

TEST(UciLimits, TheClockIsThatOfThePlayer) {
    const auto limits = limitsOf("go wtime 100 btime 200 winc 1 binc 2 movestogo 5", 'b');
    ASSERT_TRUE(limits.clock);
    EXPECT_EQ(limits.clock->remaining, 200ms);
    EXPECT_EQ(limits.clock->increment, 2ms);
    EXPECT_EQ(limits.clock->movesToGo, 5);
}

bool lacks(std::string_view line, char seat) { return lacksClock(std::get<Go>(*parse(line)), seat); }

TEST(UciLimits, WithoutAClockTheShortestOfTheOthersCounts) {
    EXPECT_TRUE(lacks("go wtime 100 winc 1", 'b'));
    EXPECT_TRUE(lacks("go binc 100", 'b'));
    EXPECT_FALSE(lacks("go wtime 100 btime 1", 'b'));
    EXPECT_FALSE(lacks("go depth 3", 'b'));
    const auto limits = limitsOf("go wtime 300 rtime 100 utime 200 winc 5 rinc 1", 'b');
    ASSERT_TRUE(limits.clock);
    EXPECT_EQ(limits.clock->remaining, 100ms);
    EXPECT_EQ(limits.clock->increment, 1ms);
    EXPECT_EQ(limitsOf("go binc 100", 'b').clock->remaining, 1ms);
    EXPECT_FALSE(limitsOf("go wtime 100 depth 3", 'b').clock);
}

TEST(UciLimits, DepthNodesMateAndTime) {
    const auto limits = limitsOf("go depth 3 nodes 4 mate 5 movetime 6", 'w');
    EXPECT_EQ(limits.depth, 3);
    EXPECT_EQ(limits.nodes, 4U);
    EXPECT_EQ(limits.mate, 5);
    EXPECT_EQ(limits.moveTime, 6ms);
    EXPECT_FALSE(limits.clock);
}

TEST(UciLimits, InfiniteMeansNoLimit) {
    const auto limits = limitsOf("go infinite depth 3 wtime 5", 'w');
    EXPECT_EQ(limits.depth, 0);
    EXPECT_FALSE(limits.clock);
}

TEST(UciLimits, Pondering) { EXPECT_TRUE(limitsOf("go ponder movetime 5", 'w').pondering); }

TEST(UciScore, CentipawnsAndMates) {
    const auto chess = book("chess");
    const Position start = startPosition(*chess);
    EXPECT_EQ(scoreText(start, {31, {}}), "cp 31");
    EXPECT_EQ(scoreText(start, {-5, {}}), "cp -5");
    EXPECT_EQ(scoreText(start, {mateIn(1), {}}), "mate 1");
    EXPECT_EQ(scoreText(start, {mateIn(3), {}}), "mate 2");
    EXPECT_EQ(scoreText(start, {matedIn(2), {}}), "mate -1");
    EXPECT_EQ(scoreText(start, {matedIn(4), {}}), "mate -2");
}

TEST(UciAnswer, InfoLine) {
    const auto chess = book("chess");
    Game game(chess);
    const Move first = *parseMove(game.position(), "e2e4");
    game.play(first);
    const Move second = *parseMove(game.position(), "e7e5");
    const Report report{7, 12, 5000, 250ms, 3, {{31, {first, second}}, {mateIn(3), {first}}}};
    EXPECT_EQ(infoLine(startPosition(*chess), report, 0),
              "info depth 7 seldepth 12 multipv 1 score cp 31 nodes 5000 nps 20000 hashfull 3 time 250 pv e2e4 e7e5");
    EXPECT_EQ(infoLine(startPosition(*chess), report, 1),
              "info depth 7 seldepth 12 multipv 2 score mate 2 nodes 5000 nps 20000 hashfull 3 time 250 pv e2e4");
}

TEST(UciAnswer, ABoundStandsBehindItsScore) {
    const auto chess = book("chess");
    const Move move = *parseMove(Game(chess).position(), "e2e4");
    const Report report{7, 12, 5000, 250ms, 3, {{31, {move}, Bound::Lower}, {-5, {move}, Bound::Upper}}};
    EXPECT_EQ(
        infoLine(startPosition(*chess), report, 0),
        "info depth 7 seldepth 12 multipv 1 score cp 31 lowerbound nodes 5000 nps 20000 hashfull 3 time 250 pv e2e4");
    EXPECT_NE(infoLine(startPosition(*chess), report, 1).find(" score cp -5 upperbound nodes "), std::string::npos);
    EXPECT_NE(infoLine(startPosition(*chess), report, 0, true).find(" score cp 31 lowerbound wdl "), std::string::npos);
}

TEST(UciAnswer, ScoresAsChances) {
    for (const VariantInfo& info : allVariants()) {
        const auto rules = book(info.id);
        for (const Score score : {Score(0), Score(-150), Score(700), mateIn(3), matedIn(2)}) {
            const std::string line = infoLine(startPosition(*rules), Report{1, 1, 5, 0ms, 0, {{score, {}}}}, 0, true);
            int win = -1, draw = -1, loss = -1;
            ASSERT_EQ(std::sscanf(line.c_str() + line.find(" wdl "), " wdl %d %d %d", &win, &draw, &loss), 3) << line;
            EXPECT_EQ(win + draw + loss, 1000) << line;
            EXPECT_GE(std::min({win, draw, loss}), 0) << line;
            EXPECT_EQ(score > 0, win > loss) << line;
            EXPECT_EQ(isMate(score), draw == 0) << line;
        }
    }
}

TEST(UciAnswer, HitsInEndgameTablesAreToldIfThereAreAny) {
    const auto chess = book("chess");
    Report report{1, 1, 5, 0ms, 0, {{0, {}}}};
    EXPECT_EQ(infoLine(startPosition(*chess), report, 0).find("tbhits"), std::string::npos);
    report.tableHits = 9;
    EXPECT_NE(infoLine(startPosition(*chess), report, 0).find(" hashfull 0 tbhits 9 time 0"), std::string::npos);
}

TEST(UciAnswer, NoTimeAtAllIsNoDivisionByZero) {
    const auto chess = book("chess");
    const Report report{1, 1, 5, 0ms, 0, {{0, {}}}};
    EXPECT_EQ(infoLine(startPosition(*chess), report, 0),
              "info depth 1 seldepth 1 multipv 1 score cp 0 nodes 5 nps 5000 hashfull 0 time 0");
}

TEST(UciAnswer, Progress) {
    const auto chess = book("chess");
    const Report report{7, 12, 5000, 250ms, 3, {}};
    const Move move = *parseMove(Game(chess).position(), "e2e4");
    const std::string counts = "info depth 7 seldepth 12 nodes 5000 nps 20000 hashfull 3 time 250";
    EXPECT_EQ(progressLine(*chess, {report, move, 4, 20}), counts + " currmove e2e4 currmovenumber 4");
    EXPECT_EQ(progressLine(*chess, {report, {}, 0, 20}), counts);
}

TEST(UciAnswer, BestMove) {
    const auto vyrt = book("vyrt");
    const Game game(vyrt);
    const Move move = *parseMove(game.position(), "g1f11");
    EXPECT_EQ(bestMoveLine(*vyrt, move, std::nullopt), "bestmove g1f11");
    EXPECT_EQ(bestMoveLine(*vyrt, move, move), "bestmove g1f11 ponder g1f11");
    EXPECT_EQ(bestMoveLine(*vyrt, std::nullopt, std::nullopt), "bestmove 0000");
}

TEST(UciAnswer, DropsAreWrittenAsTheyAreRead) {
    const auto fortress = book("fortress");
    const Game game(fortress);
    const auto moves = game.moves();
    ASSERT_FALSE(moves.empty());
    const std::string line = bestMoveLine(*fortress, moves[0], std::nullopt);
    EXPECT_EQ(line.find('@'), std::string("bestmove N").size()) << line;
}

}  // namespace
}  // namespace rokada::uciAnswerTest
