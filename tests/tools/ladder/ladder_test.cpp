#include "books.h"
#include "duel.h"

#include <gtest/gtest.h>

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
    EXPECT_GE(score(GetParam(), {.type = Contender::Type::OnePly}, {.level = 1}, 24), 0.9);
}

TEST_P(EveryLadder, TheFourthLevelBeatsTheFirst) { EXPECT_GE(score(GetParam(), {.level = 4}, {.level = 1}, 8), 0.8); }

TEST(Ladder, TheEighthLevelBeatsTheFourth) { EXPECT_GE(score("chess", {.level = 8}, {.level = 4}, 2), 0.75); }

TEST(Ladder, ContendersAreReadAndWritten) {
    EXPECT_EQ(ladder::parseContender("7")->name(), "level 7");
    EXPECT_EQ(ladder::parseContender("oneply")->name(), "one-ply");
    EXPECT_EQ(ladder::parseContender("full:3000")->name(), "full 3000");
    for (const char* bad : {"", "0", "11", "full:", "full:0", "full:x", "two"}) {
        EXPECT_FALSE(ladder::parseContender(bad)) << bad;
    }
}

}  // namespace
}  // namespace rokada::test::ladderTest
