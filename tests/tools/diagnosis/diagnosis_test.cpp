// Tests of tools/diagnosis: differences between the scores of two engines in recorded games, and the terms of their
// static evaluations.
#include "parting.h"
#include "record/pgnreader.h"
#include "summary.h"
#include "terms.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::diagnosis::diagnosisTest {
namespace {

GameTree treeOf(const std::string& moves) {
    PgnSplitter splitter;
    splitter.feed("[Variant \"chess\"]\n[Result \"0-1\"]\n\n" + moves + " 0-1\n");
    splitter.finish();
    static RulebookCache books;
    return readPgn(*splitter.take(), books).tree;
}

TEST(Parting, ScoresAreReadFromComments) {
    EXPECT_EQ(scoreOf("+0.13/12 0.05s"), 13);
    EXPECT_EQ(scoreOf("-1.50/3 1.00s"), -150);
    EXPECT_EQ(scoreOf("M3/9 0.01s"), 10000);
    EXPECT_EQ(scoreOf("M-2/9 0.01s"), -10000);
    EXPECT_EQ(scoreOf("0.05s"), std::nullopt);
    EXPECT_EQ(scoreOf(""), std::nullopt);
}

TEST(Parting, IsTheFirstOfLastingDifferences) {
    const GameTree tree = treeOf(
        "1. e4 {+0.20/9 0.1s} e5 {-0.10/9 0.1s} 2. Nf3 {+0.30/9 0.1s} Nc6 {+0.90/9 0.1s} "
        "3. Bb5 {+0.30/9 0.1s} a6 {+0.10/9 0.1s} 4. Ba4 {+0.10/9 0.1s} Nf6 {+1.00/9 0.1s} "
        "5. O-O {+0.00/9 0.1s} Be7 {+1.20/9 0.1s} 6. Re1 {-0.10/9 0.1s} b5 {+1.50/9 0.1s}");
    const auto parting = findParting(tree, Side(0));
    ASSERT_TRUE(parting);
    EXPECT_EQ(parting->ply, 7u);
    EXPECT_EQ(parting->ours, 10);
    EXPECT_EQ(parting->theirs, -100);
    EXPECT_EQ(parting->position.turn(), Side(1));
    EXPECT_FALSE(findParting(tree, Side(0), {.gap = 300}));
    EXPECT_FALSE(findParting(tree, Side(0), {.hopeless = 50}));
}

TEST(Terms, AreTheLinearSum) {
    const auto book = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    const Evaluator evaluator(*book);
    const auto position = parsePosition(*book, "r1bq1rk1/pp3ppp/2n1pn2/3p4/1bPP4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 9");
    ASSERT_TRUE(position);
    const Terms terms = termsOf(evaluator, *position);
    double sum = 0;
    for (const double term : terms) sum += term;
    // The tempo bonus belongs to none of the terms, so the sum may differ from the score by up to 40.
    EXPECT_NEAR(sum, evaluator.trace(*position).score, 40);
    EXPECT_EQ(terms[static_cast<std::size_t>(Term::Space)], 0);
}

TEST(Terms, AreReadFromTheOtherEnginesTable) {
    Terms terms{};
    EXPECT_TRUE(addTableLine(terms, " King safety |  0.67 -0.05 |  0.59 -0.05 |  0.08 -0.20", 0.5));
    EXPECT_NEAR(terms[static_cast<std::size_t>(Term::King)], -6, 1e-9);
    EXPECT_TRUE(addTableLine(terms, "     Bishops | -0.27 -0.87 | -0.15 -0.61 | -0.11 -0.26", 1));
    EXPECT_NEAR(terms[static_cast<std::size_t>(Term::Pieces)], -11, 1e-9);
    // Newer versions of the other engine draw a frame around the table.
    EXPECT_TRUE(addTableLine(terms, "|King safety |  0.32 -0.10 |  0.25 -0.10 |  0.07  0.00 |", 1));
    EXPECT_NEAR(terms[static_cast<std::size_t>(Term::King)], 1, 1e-9);
    EXPECT_TRUE(addTableLine(terms, "|   Winnable |  ----  ---- |  ----  ---- |  0.00 -0.42 |", 0));
    EXPECT_NEAR(terms[static_cast<std::size_t>(Term::Space)], -42, 1e-9);
    for (const char* other : {"", "readyok", "|            |   MG    EG  |   MG    EG  |   MG    EG  |",
                              "     Term    |    White    |    Black    |    Total   ",
                              "       Total |  ----  ---- |  ----  ---- |  0.66  0.59"})
        EXPECT_FALSE(addTableLine(terms, other, 1)) << other;
}

TEST(Case, IsCausedByTheLowestTermOrBySearch) {
    Case one{.ours = 0, .theirs = -150, .judge = -140};
    EXPECT_TRUE(one.theyWereRight());
    EXPECT_EQ(one.cause(), std::nullopt);
    one.difference[static_cast<std::size_t>(Term::King)] = -80;
    one.difference[static_cast<std::size_t>(Term::Passed)] = 10;
    EXPECT_EQ(one.cause(), Term::King);
}

}  // namespace
}  // namespace rokada::diagnosis::diagnosisTest
