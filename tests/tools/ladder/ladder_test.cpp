#include "books.h"
#include "climb.h"
#include "duel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace rokada::test::ladderTest {
namespace {

using ladder::Contender;

/// Plays a match between two computer opponents. Returns the score of the first one, from 0 to 1.
double score(const char* game, const Contender& first, const Contender& second, std::size_t pairs) {
    const RulebookPtr& book = kept(game);
    match::Openings openings(book, {.seed = 3, .nodes = 500, .bound = 150});
    const ladder::DuelPlan plan{
        .book = book, .first = first, .second = second, .pairs = pairs, .seed = 3, .maxPlies = 200, .adjudicate = 700};
    return ladder::duel(plan, openings).buckets.mean();
}

class EveryLadder : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Levels, EveryLadder, testing::Values("chess", "greatshatranj", "bolyar", "vyrt", "fortress"),
                         [](const auto& param) { return param.param; });

TEST_P(EveryLadder, TheLowestLevelLosesToTheOnePlyPlayer) {
    EXPECT_GE(score(GetParam(), {.type = Contender::Type::OnePly}, {.level = Level(1)}, 24), 0.9);
}

TEST_P(EveryLadder, TheFourthLevelBeatsTheFirst) {
    EXPECT_GE(score(GetParam(), {.level = Level(4)}, {.level = Level(1)}, 8), 0.8);
}

TEST(Ladder, TheEighthLevelBeatsTheFourth) {
    EXPECT_GE(score("chess", {.level = Level(8)}, {.level = Level(4)}, 2), 0.75);
}

TEST(Ladder, ContendersAreReadAndWritten) {
    EXPECT_EQ(ladder::parseContender("7")->name(), "level 7");
    EXPECT_EQ(ladder::parseContender("10.20")->name(), "level 10.20");
    EXPECT_EQ(ladder::parseContender("oneply")->name(), "one-ply");
    EXPECT_EQ(ladder::parseContender("full:3000")->name(), "full 3000");
    for (const char* bad : {"", "0", "11", "full:", "full:0", "full:x", "two"}) {
        EXPECT_FALSE(ladder::parseContender(bad)) << bad;
    }
}

TEST(Ratings, AChainHasTheSumsOfItsDifferences) {
    // A score of 75 % is a difference of 190.8 rating points. `fitRatings` adds one draw to each pair, which hardly
    // matters with many games.
    const auto fitted = ladder::fitRatings({1000.0, {}, {}}, {{1, 0, 7500, 10000}, {1, 2, 2500, 10000}});
    ASSERT_TRUE(fitted);
    EXPECT_DOUBLE_EQ((*fitted)[0].value, 1000);
    EXPECT_DOUBLE_EQ((*fitted)[0].margin, 0);
    EXPECT_NEAR((*fitted)[1].value, 1190.8, 0.2);
    EXPECT_NEAR((*fitted)[2].value, 1381.7, 0.4);
    // The difference between two players has the standard error 400 / ln 10 / sqrt(games * 0.75 * 0.25).
    EXPECT_NEAR((*fitted)[1].margin, 1.96 * 173.72 / std::sqrt(10000 * 0.1875), 0.05);
    EXPECT_NEAR((*fitted)[2].margin, (*fitted)[1].margin * std::sqrt(2), 0.05);
}

TEST(Ratings, LieBetweenTwoKnownRatings) {
    const auto fitted = ladder::fitRatings({1000.0, 1400.0, {}}, {{2, 0, 50, 100}, {2, 1, 50, 100}});
    ASSERT_TRUE(fitted);
    EXPECT_NEAR((*fitted)[2].value, 1200, 0.01);
}

TEST(Ratings, AreFiniteAfterWinsAlone) {
    const auto fitted = ladder::fitRatings({0.0, {}}, {{1, 0, 20, 20}});
    ASSERT_TRUE(fitted);
    EXPECT_GT((*fitted)[1].value, 400);
    EXPECT_LT((*fitted)[1].value, 900);
}

TEST(Ratings, NeedAConnection) {
    EXPECT_FALSE(ladder::fitRatings({1000.0, {}, {}}, {{1, 0, 5, 10}}));
    EXPECT_FALSE(ladder::fitRatings({{}, {}}, {{1, 0, 5, 10}}));
}

TEST(LadderResults, AreReadAsTheyWereWritten) {
    const ladder::ResultLine line{"chess", "10.20", "10", 11, 2, 7};
    const auto read = ladder::parseResults("# earlier games\n\n" + ladder::lineOf(line) + "vyrt 4 fixed:1500 1 0 1\n");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ((*read)[0].second, "10");
    EXPECT_EQ((*read)[0].games(), 20U);
    EXPECT_EQ((*read)[1].second, "fixed:1500");
}

TEST(LadderResults, ErrorsNameTheirLine) {
    for (const char* bad : {"chess 2 1 5 5", "chess 2 1 5 5 5 5", "chess 2 12 1 1 1", "chess 2 1 -1 1 1",
                            "chess 2 1 1 1 99999999999999999999", "chess"}) {
        const auto read = ladder::parseResults("chess 2 1 1 0 1\n" + std::string(bad));
        ASSERT_FALSE(read) << bad;
        EXPECT_EQ(read.error(), 2U) << bad;
    }
}

/// Returns the results of ten games between each two neighbouring opponents of chess. The stronger one always wins six
/// games and loses four.
std::vector<ladder::ResultLine> everyRung() {
    std::vector<ladder::ResultLine> results;
    std::string lower;
    for (const RatedOpponent& opponent : opponentsIn("chess").opponents) {
        const std::string upper = textOf(opponent.level);
        if (!lower.empty()) results.push_back({"chess", upper, lower, 6, 0, 4});
        lower = upper;
    }
    results.push_back({"chess", "full:500", lower, 6, 0, 4});
    return results;
}

TEST(Climb, AFinishedLadderPlaysNoMoreGames) {
    const ladder::ClimbPlan plan{.book = kept("chess"), .file = "/dev/full", .games = 10, .longGames = 10, .full = 500};
    auto results = everyRung();
    const std::size_t before = results.size();
    EXPECT_TRUE(ladder::climb(plan, results)) << "nothing is written";
    EXPECT_EQ(results.size(), before);
}

TEST(Climb, PlaysTheGamesThatAreMissing) {
    const ladder::ClimbPlan plan{
        .book = kept("chess"), .file = "/dev/null", .games = 10, .longGames = 10, .full = 500, .adjudicate = 500};
    auto results = everyRung();
    results.front() = {"chess", "2", "1", 4, 0, 4};
    const std::size_t before = results.size();
    ASSERT_TRUE(ladder::climb(plan, results));
    ASSERT_EQ(results.size(), before + 1);
    EXPECT_EQ(results.back().second, "1");
    EXPECT_EQ(results.back().games(), 2U);
}

TEST(Climb, RatingsBelowEveryFixedRatingAreEstimates) {
    const ladder::ClimbPlan plan{.book = kept("chess"), .file = {}, .full = 500, .first = 700};
    auto results = everyRung();
    auto ratings = ladder::ladderRatings(plan, results);
    ASSERT_TRUE(ratings);
    EXPECT_DOUBLE_EQ(ratings->front().rating.value, 700);
    EXPECT_FALSE(ratings->front().estimate) << "a scale of its own";
    results.push_back({"chess", "5", "fixed:1350", 50, 0, 50});
    ratings = ladder::ladderRatings(plan, results);
    ASSERT_TRUE(ratings);
    EXPECT_TRUE(ratings->front().estimate);
    EXPECT_FALSE(ratings->back().estimate);
    results.erase(results.begin());
    results.pop_back();
    EXPECT_FALSE(ladder::ladderRatings(plan, results)) << "the first opponent has no games";
}

TEST(Climb, RatingsAreWrittenIntoTheList) {
    const ladder::ClimbPlan plan{.book = kept("chess"), .file = {}, .full = 500, .first = 700};
    const auto ratings = ladder::ladderRatings(plan, everyRung());
    ASSERT_TRUE(ratings);
    const auto list = parseOpponents(ladder::withRatings(shippedOpponents("chess"), *ratings));
    ASSERT_TRUE(list);
    EXPECT_EQ(list->opponents.front().rating, (Rating{.value = 700}));
    EXPECT_EQ(list->opponents.front().weakness, opponentsIn("chess").opponents.front().weakness);
    EXPECT_EQ(list->full.value, std::lround(ratings->back().rating.value));
}

}  // namespace
}  // namespace rokada::test::ladderTest
