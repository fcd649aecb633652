// Glicko-2 ratings against the example of the paper by Mark E. Glickman.
#include "rating/glicko.h"

#include <gtest/gtest.h>

#include <array>

namespace rokada::glickoTest {
namespace {

TEST(Glicko, GivesTheNumbersOfThePublishedExample) {
    const PlayerRating player{.rating = 1500, .deviation = 200, .volatility = 0.06};
    const std::array games{RatedResult{1400, 30, 1}, RatedResult{1550, 100, 0}, RatedResult{1700, 300, 0}};
    const PlayerRating after = ratedAfter(player, games);
    EXPECT_NEAR(after.rating, 1464.06, 0.01);
    EXPECT_NEAR(after.deviation, 151.52, 0.01);
    EXPECT_NEAR(after.volatility, 0.05999, 0.00001);
}

TEST(Glicko, WithoutGamesOnlyTheDeviationGrows) {
    const PlayerRating player{.rating = 1500, .deviation = 200, .volatility = 0.06};
    const PlayerRating after = ratedAfter(player, {});
    EXPECT_DOUBLE_EQ(after.rating, 1500);
    EXPECT_DOUBLE_EQ(after.volatility, 0.06);
    EXPECT_NEAR(after.deviation, 200.2714, 0.0001) << "step 6 of the paper";
    EXPECT_DOUBLE_EQ(ratedAfter({}, {}).deviation, 350) << "no player is less known than an unknown one";
}

TEST(Glicko, WinsRaiseAndLossesLowerTheRating) {
    const PlayerRating player{.rating = 1200, .deviation = 80, .volatility = 0.06};
    const auto after = [&](double score) { return ratedAfter(player, std::array{RatedResult{1200, 20, score}}); };
    EXPECT_GT(after(1).rating, 1200);
    EXPECT_NEAR(after(0.5).rating, 1200, 0.01);
    EXPECT_NEAR(after(1).rating - 1200, 1200 - after(0).rating, 0.01);
    EXPECT_LT(after(1).deviation, 80);
}

TEST(Glicko, ManySurprisesStayFinite) {
    PlayerRating player{.rating = 0, .deviation = 30, .volatility = 0.06};
    for (int i = 0; i < 500; ++i) player = ratedAfter(player, std::array{RatedResult{3500, 10, 1}});
    EXPECT_GT(player.rating, 3000);
    EXPECT_LT(player.rating, 6000);
    EXPECT_GT(player.deviation, 0);
    EXPECT_LT(player.volatility, 1);
}

TEST(ExpectedScore, FollowsTheDifference) {
    EXPECT_DOUBLE_EQ(expectedScore(1500, 1500), 0.5);
    EXPECT_NEAR(expectedScore(1700, 1500), 0.7597, 0.0001);
    EXPECT_NEAR(expectedScore(1500, 1700) + expectedScore(1700, 1500), 1, 1e-12);
}

}  // namespace
}  // namespace rokada::glickoTest
