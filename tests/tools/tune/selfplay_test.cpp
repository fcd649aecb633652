#include "selfplay.h"
#include "material.h"
#include "sample.h"
#include "variants/variants.h"
#include "weightsduel.h"

#include <gtest/gtest.h>

#include <sstream>

namespace rokada::tune::selfplayTest {
namespace {

std::string played(const std::string& variant, const PlayPlan& plan) {
    Setups setups(*findVariant(variant), *WeightsChoice::parse("prior"));
    std::ostringstream out, log;
    SelfPlay(setups, plan, out).run(log);
    return out.str();
}

TEST(SelfPlay, IsAFunctionOfThePlan) {
    for (const VariantInfo& info : allVariants()) {
        PlayPlan plan{.vary = 50, .nodes = 120, .seed = 3, .positions = 30, .threads = 1};
        const std::string once = played(std::string(info.id), plan);
        plan.threads = 2;
        EXPECT_EQ(once, played(std::string(info.id), plan)) << info.id;
    }
}

TEST(SelfPlay, WritesWhatTheFitReads) {
    const std::string text = played("greatshatranj", {.vary = 50, .nodes = 120, .positions = 60, .threads = 1});
    std::istringstream lines(text);
    std::string line;
    int samples = 0;
    while (std::getline(lines, line)) {
        if (line.starts_with('#')) continue;
        const auto sample = parseSample(line);
        ASSERT_TRUE(sample) << line;
        EXPECT_EQ(lineOf(*sample), line);
        ++samples;
    }
    EXPECT_GE(samples, 60);
}

/// A move without a score must not be recorded as the score 0. A move has no score if it was forced, or if the nodes
/// did not suffice for a search.
TEST(SelfPlay, AMoveWithoutAScoreIsNotALevelPosition) {
    const std::string text = played("tavreli", {.nodes = 200, .positions = 200, .threads = 1});
    std::istringstream lines(text);
    std::string line;
    int samples = 0, level = 0;
    while (std::getline(lines, line)) {
        if (line.starts_with('#')) continue;
        const auto sample = parseSample(line);
        ASSERT_TRUE(sample) << line;
        ++samples;
        if (sample->later == 0) ++level;
    }
    EXPECT_LT(level * 10, samples);
}

TEST(Sample, RejectsWhatIsNone) {
    for (const char* line : {"", "1", "1 2", "1 2 3 - x", "a 2 1 - x", "1 2 1 -", "1 2 -1 - x"}) {
        EXPECT_FALSE(parseSample(line)) << line;
    }
}

TEST(Material, NamesTheFileThatIsMissing) {
    Setups setups(*findVariant("chess"), *WeightsChoice::parse("prior"));
    const auto material = readMaterial(setups, {"nowhere.txt"});
    ASSERT_FALSE(material);
    EXPECT_EQ(material.error(), "nowhere.txt: cannot be read: No such file or directory");
}

TEST(Duel, EqualWeightsAreEquallyGood) {
    for (const char* variant : {"chess", "fortress"}) {
        Setups a(*findVariant(variant), *WeightsChoice::parse("prior"));
        Setups b(*findVariant(variant), *WeightsChoice::parse("prior"));
        std::ostringstream log;
        Duel duel(a, b, {.games = 2, .nodes = 60, .threads = 1});
        const auto& pairs = duel.run(log);
        EXPECT_EQ(pairs.units(), 1u);
        EXPECT_EQ(pairs.mean(), 0.5) << variant;
    }
}

}  // namespace
}  // namespace rokada::tune::selfplayTest
