#include "searchfit.h"
#include "setups.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <fstream>

namespace rokada::tune::searchfitTest {
namespace {

/// Returns the search parameters after `games` games of tuning with few nodes per move.
SearchParameters fitted(const SearchParameters& from, std::size_t games, std::vector<std::size_t>* told = nullptr) {
    Setups setups(*findVariant("chess"), *WeightsChoice::parse("prior"));
    const tune::Setup& setup = *setups.with("-");
    SearchFit fit(setup.book, setup.evaluator, from, {.games = games, .nodes = 100, .seed = 5, .threads = 1});
    fit.run([&](std::size_t done) {
        if (told != nullptr) told->push_back(done);
    });
    return fit.parameters();
}

TEST(SearchFit, BeginsWhereItIsTold) {
    SearchParameters from;
    from.razoring = 321;
    EXPECT_EQ(fitted(from, 0), from);
}

TEST(SearchFit, MovesTheNumbersAndIsAFunctionOfThePlan) {
    std::vector<std::size_t> told;
    const SearchParameters once = fitted({}, 32, &told);
    EXPECT_NE(once, SearchParameters());
    EXPECT_EQ(fitted({}, 32), once);
    EXPECT_EQ(told, (std::vector<std::size_t>{4, 8, 12, 16, 20, 24, 28, 32}));
}

TEST(SearchFit, KeepsNumbersAboveWhatIsSane) {
    SearchParameters least;
    for (const SearchNumber& number : searchNumbers()) least.*number.field = number.least;
    const SearchParameters fit = fitted(least, 16);
    for (const SearchNumber& number : searchNumbers()) EXPECT_GE(fit.*number.field, number.least) << number.name;
}

TEST(SearchChoice, ReadsWhatItWrites) {
    SearchParameters parameters = searchParameters("chess");
    int more = 0;
    for (const SearchNumber& number : searchNumbers()) parameters.*number.field = number.least + ++more;
    EXPECT_EQ(parseSearchParameters(written(parameters)), parameters);
}

TEST(SearchChoice, RefusesWhatIsNoParameter) {
    EXPECT_EQ(parseSearchParameters("razoring 200\n")->razoring, 200);
    for (const char* bad : {"razoring\n", "razoring x\n", "razoring 200 1\n", "razing 200\n", "\n", "razoring 0\n",
                            "razoring 99999999999\n"}) {
        EXPECT_FALSE(parseSearchParameters(bad)) << bad;
    }
}

TEST(SearchChoice, NamesTheUsualOnesTheTunedOnesAndFiles) {
    EXPECT_EQ(chosenParameters("usual", "chess"), SearchParameters());
    EXPECT_EQ(chosenParameters("tuned", "chess"), searchParameters("chess"));
    EXPECT_FALSE(chosenParameters("no such file", "chess"));
    const std::string path = ::testing::TempDir() + "searchchoice.txt";
    std::ofstream(path) << "bonus 7\n";
    EXPECT_EQ(chosenParameters(path, "chess")->bonus, 7);
}

/// The second player prunes too much, so it must score worse. The test would fail if `EnginePair` exchanged the
/// players' parameters, or used the same for both.
TEST(EnginePair, PlaysByTheParametersOfEitherPlayer) {
    Setups setups(*findVariant("chess"), *WeightsChoice::parse("prior"));
    const tune::Setup& setup = *setups.with("-");
    SearchParameters reckless;
    reckless.captureSeeMargin = reckless.quietSeeMargin = reckless.futility = 0;
    reckless.reduction = 3000;
    reckless.reverseFutility = 0;
    const EngineConfig usual{setup.evaluator, {}}, other{setup.evaluator, reckless};
    EnginePair table;
    int won = 0;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Random random(seed);
        const auto points = table.play(setup.book, {usual, other}, 600, random);
        won += points[0] + points[1];
    }
    EXPECT_GT(won, 8);
}

}  // namespace
}  // namespace rokada::tune::searchfitTest
