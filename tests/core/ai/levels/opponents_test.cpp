// Lists of opponents: the parser, the shipped lists, and the levels between two opponents.
#include "ai/levels/opponents.h"

#include "variants/variants.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace rokada::opponentsTest {
namespace {

constexpr std::string_view Weak =
    " estimate=1 nodes=200 depth=1 blindness=1500 blur=220 spread=90 judgement=0 exchanges=0 queens=0 mates=0 habits=0 "
    "guarded=0";

std::string opponentLine(const std::string& id, const std::string& level, int rating) {
    return "opponent " + id + " level=" + level + " rating=" + std::to_string(rating) + " margin=20" +
           std::string(Weak) + '\n';
}

/// Returns a list of seven opponents without its last line, which is for full strength.
std::string people() {
    std::string text = "# A comment\n\n";
    for (int i = 0; i < 7; ++i) {
        text += opponentLine(std::string(1, static_cast<char>('a' + i)), std::to_string(i + 1), 100 * (i + 1));
    }
    return text;
}

constexpr std::string_view Full = "full rating=2500 margin=50\n";
constexpr std::size_t LastLine = 10;

OpponentError errorIn(const std::string& text) {
    const auto list = parseOpponents(text);
    EXPECT_FALSE(list) << text;
    return list ? OpponentError{} : list.error();
}

TEST(OpponentList, HasTheNumbersOfItsLines) {
    const auto list = parseOpponents(people() +
                                     "opponent eva level=9.25 rating=1900 margin=40 nodes=3000 depth=12 blindness=500 "
                                     "blur=90 spread=30 judgement=60 exchanges=1 queens=1 mates=1 habits=120 guarded=6 "
                                     "checks=20 storm=-5 offers=7 trades=8 leapers=9 gamble=10 pace=40 shown=1\r\n" +
                                     std::string(Full));
    ASSERT_TRUE(list);
    ASSERT_EQ(list->opponents.size(), 8U);
    const RatedOpponent& eva = list->opponents.back();
    EXPECT_EQ(eva.id, "eva");
    EXPECT_EQ(eva.level, Level::ofSteps(925));
    EXPECT_EQ(eva.rating, (Rating{.value = 1900, .margin = 40}));
    EXPECT_TRUE(list->opponents.front().rating.estimate);
    EXPECT_TRUE(eva.styleShown);
    EXPECT_EQ(
        eva.weakness,
        (Weakness{
            .nodes = 3000,
            .depth = 12,
            .blindness = 500,
            .blur = 90,
            .spread = 30,
            .judgement = 60,
            .exchanges = true,
            .seesQueens = true,
            .seesMates = true,
            .habits = 120,
            .guardedMoves = 6,
            .style = {
                .checks = 20, .storm = -5, .offers = 7, .exchanges = 8, .leapers = 9, .gamble = 10, .pace = 40}}));
    EXPECT_EQ(list->full, (Rating{.value = 2500, .margin = 50}));
}

TEST(OpponentList, ErrorsNameTheirLine) {
    using Code = OpponentErrorCode;
    const auto expectError = [](const std::string& line, Code what) {
        EXPECT_EQ(errorIn(people() + line), (OpponentError{LastLine, what})) << line;
    };
    expectError("stranger\n", Code::UnknownWord);
    expectError("opponent eva level=9 colour=3\n", Code::UnknownWord);
    expectError("opponent eva level=9 level=9\n", Code::UnknownWord);
    expectError("opponent eva level\n", Code::UnknownWord);
    expectError("opponent eva level=9 rating=1900 margin=40\n", Code::MissingKey);
    expectError("opponent eva level=11\n", Code::BadNumber);
    expectError("opponent eva level=9.5\n", Code::BadNumber);
    expectError("opponent eva rating=4001\n", Code::BadNumber);
    expectError("opponent eva rating=99999999999999999999\n", Code::BadNumber);
    expectError("opponent eva rating=1e3\n", Code::BadNumber);
    expectError("opponent eva rating=\n", Code::BadNumber);
    expectError("opponent\n", Code::BadName);
    expectError("opponent Eva level=9\n", Code::BadName);
    expectError(opponentLine("a", "9", 900), Code::BadName);
    expectError(opponentLine("eva", "7", 900), Code::BadOrder);
    expectError(opponentLine("eva", "8", 700), Code::BadOrder);
    expectError("full rating=700 margin=1\n", Code::BadOrder);
    expectError("full rating=900 margin=1 nodes=5\n", Code::UnknownWord);
    expectError("", Code::BadCount);
    EXPECT_EQ(errorIn(people() + std::string(Full) + std::string(Full)), (OpponentError{LastLine + 1, Code::BadCount}));
    EXPECT_EQ(errorIn(people() + std::string(Full) + opponentLine("eva", "9", 2900)),
              (OpponentError{LastLine + 1, Code::BadOrder}));
}

TEST(OpponentList, HasSixToFourteenOpponents) {
    const auto listOf = [](int count) {
        std::string text;
        for (int i = 0; i < count; ++i) {
            const std::string level = "1." + std::to_string(10 + i);
            text += opponentLine(std::string(static_cast<std::size_t>(i) + 1, 'a'), level, 100 + i);
        }
        return parseOpponents(text + std::string(Full));
    };
    EXPECT_FALSE(listOf(5));
    EXPECT_TRUE(listOf(6));
    EXPECT_TRUE(listOf(14));
    ASSERT_FALSE(listOf(15));
    EXPECT_EQ(listOf(15).error(), (OpponentError{15, OpponentErrorCode::BadCount}));
}

TEST(OpponentList, DamagedTextIsReadToItsEnd) {
    const std::string text(shippedOpponents("chess"));
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string damaged = text;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x15);
        const auto list = parseOpponents(damaged);
        if (!list) {
            EXPECT_GE(list.error().line, 1U);
        }
        const auto shorter = parseOpponents(std::string_view(text).substr(0, i));
        if (!shorter) {
            EXPECT_GE(shorter.error().line, 1U);
        }
    }
}

TEST(Opponents, EveryVariantHasAListOfItsOwn) {
    for (const VariantInfo& game : allVariants()) {
        ASSERT_FALSE(shippedOpponents(game.id).empty()) << game.id;
        EXPECT_TRUE(parseOpponents(shippedOpponents(game.id))) << game.id;
    }
    EXPECT_TRUE(parseOpponents(shippedOpponents("usual")));
    EXPECT_EQ(opponentsIn("no such variant").full, opponentsIn("usual").full);
}

TEST(Opponents, NeighboursDifferBy80To220InEveryVariant) {
    for (const VariantInfo& game : allVariants()) {
        const OpponentList& list = opponentsIn(game.id);
        for (std::size_t i = 1; i < list.opponents.size(); ++i) {
            const int gap = list.opponents[i].rating.value - list.opponents[i - 1].rating.value;
            EXPECT_GE(gap, 80) << game.id << ' ' << list.opponents[i].id;
            EXPECT_LE(gap, 220) << game.id << ' ' << list.opponents[i].id;
        }
        const int last = list.full.value - list.opponents.back().rating.value;
        EXPECT_GE(last, 80) << game.id;
    }
}

TEST(Opponents, TheFirstHasTheSameNumberInEveryVariant) {
    const Rating& chess = opponentsIn("chess").opponents.front().rating;
    for (const VariantInfo& game : allVariants()) {
        EXPECT_EQ(opponentsIn(game.id).opponents.front().id, opponentsIn("chess").opponents.front().id);
        EXPECT_EQ(opponentsIn(game.id).opponents.front().rating.value, chess.value) << game.id;
    }
}

TEST(Opponents, ALevelOfAnOpponentHasItsWeaknesses) {
    for (const VariantInfo& game : allVariants()) {
        for (const RatedOpponent& opponent : opponentsIn(game.id).opponents) {
            EXPECT_EQ(weaknessOf(opponent.level, game.id), opponent.weakness) << game.id << ' ' << opponent.id;
        }
    }
}

TEST(Opponents, ALevelBetweenTwoOpponentsIsInterpolated) {
    const Weakness low = weaknessOf(Level(8), "chess"), high = weaknessOf(Level(9), "chess");
    const Weakness middle = weaknessOf(Level::ofSteps(850), "chess");
    EXPECT_GT(middle.nodes, low.nodes);
    EXPECT_LT(middle.nodes, high.nodes);
    EXPECT_EQ(middle.depth, (low.depth + high.depth) / 2);
    EXPECT_NEAR(middle.blindness, (low.blindness + high.blindness) / 2, 1);
    EXPECT_NEAR(middle.spread, (low.spread + high.spread) / 2, 1);
}

TEST(Opponents, LevelsAboveTheLastOpponentApproachFullStrength) {
    for (const VariantInfo& game : allVariants()) {
        const RatedOpponent& last = opponentsIn(game.id).opponents.back();
        Weakness before = last.weakness;
        for (int step = 1; step <= 3; ++step) {
            const int steps = last.level.steps() + step * (Level::full().steps() - last.level.steps()) / 4;
            const Weakness weakness = weaknessOf(Level::ofSteps(steps), game.id);
            EXPECT_GT(weakness.nodes, before.nodes) << game.id << steps;
            EXPECT_LT(weakness.blindness, before.blindness) << game.id << steps;
            EXPECT_LT(weakness.blur, before.blur) << game.id << steps;
            before = weakness;
        }
        EXPECT_LT(before.nodes, 200'000U) << game.id;
    }
}

TEST(LevelText, NamesEveryLevelBelowFullStrength) {
    EXPECT_EQ(textOf(Level(7)), "7");
    EXPECT_EQ(textOf(Level::ofSteps(1020)), "10.20");
    EXPECT_EQ(textOf(Level::ofSteps(405)), "4.05");
    for (int steps = 100; steps < 1100; ++steps) {
        const Level level = Level::ofSteps(steps);
        EXPECT_EQ(levelOf(textOf(level)), level);
    }
    for (const char* text : {"", "0", "11", "0.99", "1.5", "1.555", "1.-5", "-1", "1.", ".50", "10.20 ", "007", "full"})
        EXPECT_FALSE(levelOf(text)) << text;
}

}  // namespace
}  // namespace rokada::opponentsTest
