#include "match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>

namespace rokada::match::statisticsTest {
namespace {

TEST(MatchStatistics, EloAndScoreAreInverse) {
    EXPECT_NEAR(scoreOf(0), 0.5, 1e-12);
    EXPECT_NEAR(scoreOf(400), 10.0 / 11, 1e-12);
    for (const double elo : {-350.0, -3.5, 0.0, 12.0, 700.0}) EXPECT_NEAR(eloOf(scoreOf(elo)), elo, 1e-9);
    EXPECT_TRUE(std::isinf(eloOf(1)));
    EXPECT_TRUE(std::isinf(eloOf(0)));
}

TEST(MatchStatistics, NothingIsSaidBeforeTheFirstUnit) { EXPECT_FALSE(estimate(Buckets(2))); }

TEST(MatchStatistics, OneUnitTellsNothingOfItsSpread) {
    Buckets one(2);
    one.add(3);
    const auto e = estimate(one);
    ASSERT_TRUE(e);
    EXPECT_DOUBLE_EQ(e->score, 0.75);
    EXPECT_DOUBLE_EQ(e->lowScore, 0);
    EXPECT_DOUBLE_EQ(e->highScore, 1);
    EXPECT_DOUBLE_EQ(e->superiority, 0.5);
}

// The five numbers count pairs of games by points: 0, 0.5, 1, 1.5 and 2. The mean of 100 pairs is (0.25 * 20 + 0.5 * 40
// + 0.75 * 20 + 10) / 100. The variance of a pair is 0.075758, with 99 degrees of freedom.
TEST(MatchStatistics, BoundsOfEqualEngines) {
    const auto e = estimate(Buckets({10, 20, 40, 20, 10}));
    ASSERT_TRUE(e);
    EXPECT_DOUBLE_EQ(e->score, 0.5);
    EXPECT_NEAR(e->highScore - 0.5, 1.959964 * std::sqrt(0.075758 / 100), 1e-6);
    EXPECT_NEAR(e->lowElo, -e->highElo, 1e-9);
    EXPECT_DOUBLE_EQ(e->superiority, 0.5);
}

// The counts and bounds come from an independent program. It divides by n instead of n - 1, which changes the result by
// less than 0.01 Elo.
TEST(MatchStatistics, BoundsOfLongMatches) {
    const auto better = estimate(Buckets({485, 1923, 2942, 1937, 594}));
    EXPECT_NEAR(better->lowElo, 1.21, 0.02);
    EXPECT_NEAR(better->elo, 5.11, 0.01);
    EXPECT_NEAR(better->highElo, 9.02, 0.02);
    const auto open = estimate(Buckets({63, 252, 385, 250, 74}));
    EXPECT_NEAR(open->lowElo, -7.38, 0.02);
    EXPECT_NEAR(open->elo, 3.39, 0.01);
    EXPECT_NEAR(open->highElo, 14.17, 0.02);
}

TEST(MatchStatistics, SuperiorityFollowsTheLead) {
    EXPECT_NEAR(estimate(Buckets({485, 1923, 2942, 1937, 594}))->superiority, 0.9948, 0.0005);
    EXPECT_LT(estimate(Buckets({20, 20, 40, 20, 10}))->superiority, 0.2);
}

// If all pairs are equal, their variance is zero. The bounds then assume one additional pair that differs by half a
// point.
TEST(MatchStatistics, NoSpread) {
    const auto drawn = estimate(Buckets({0, 0, 9, 0, 0}));
    EXPECT_DOUBLE_EQ(drawn->superiority, 0.5);
    EXPECT_NEAR(drawn->highScore - 0.5, 1.959964 * 0.25 / 9, 1e-6);
    EXPECT_NEAR(drawn->lowElo, -drawn->highElo, 1e-9);
    EXPECT_GT(estimate(Buckets({0, 0, 0, 7, 0}))->superiority, 0.999);
    const auto two = estimate(Buckets({0, 0, 0, 2, 0}));
    EXPECT_LT(two->lowScore, 0.51);
    EXPECT_LT(two->superiority, 0.99);
}

TEST(MatchStatistics, GamesForTwoAndForFourAreSummed) {
    const auto won = estimate({Buckets({0, 0, 0, 0, 3}), Buckets({0, 0, 0, 0, 0, 0, 0, 0, 2})});
    ASSERT_TRUE(won);
    EXPECT_DOUBLE_EQ(won->score, 1);
    EXPECT_GT(won->superiority, 0.95) << "nothing but wins";
    EXPECT_GT(won->lowElo, 0);
    const auto once = estimate({Buckets({0, 0, 0, 1, 0}), Buckets({0, 0, 0, 0, 1, 0, 0, 0, 0})});
    EXPECT_LT(once->lowElo, 0);
    EXPECT_GT(once->highElo, 0);
    EXPECT_FALSE(std::isinf(once->highElo));
    EXPECT_FALSE(estimate({Buckets(2), Buckets(4)}));
}

// 100 games were won. The lower bound is 0.025^(1/100) = 0.963783: with this expected score, 100 wins in a row have a
// probability of 0.025.
TEST(MatchStatistics, WinsOnlyStillHaveABound) {
    const auto e = estimate(Buckets({0, 0, 0, 0, 50}));
    EXPECT_NEAR(e->lowScore, 0.963783, 1e-6);
    EXPECT_DOUBLE_EQ(e->highScore, 1);
    EXPECT_NEAR(e->lowElo, 570.1, 0.1);
    const auto lost = estimate(Buckets({50, 0, 0, 0, 0}));
    EXPECT_NEAR(lost->highScore, 1 - 0.963783, 1e-6);
}

TEST(MatchStatistics, UnitsOfFourHaveNineBuckets) {
    Buckets rounds(4);
    EXPECT_EQ(rounds.counts().size(), 9U);
    rounds.add(8);
    rounds.add(4);
    EXPECT_EQ(rounds.gamesInUnit(), 4U);
    EXPECT_DOUBLE_EQ(rounds.mean(), 0.75);
}

}  // namespace
}  // namespace rokada::match::statisticsTest
