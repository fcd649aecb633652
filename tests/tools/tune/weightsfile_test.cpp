#include "weightsfile.h"
#include "everyvariant.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace rokada::tune::weightsfileTest {
namespace {

/// Returns weights that are different for every feature. Some of them are zero.
Weights anyWeights(const Features& features) {
    Weights weights;
    for (int f = 0; f < features.count(); ++f) weights.push_back(f % 9 == 0 ? 0 : tapered(f - 300, 17 - 3 * f));
    return weights;
}

TEST(WeightsFile, IsReadAsItWasWritten) {
    for (const VariantInfo& info : allVariants()) {
        const RulebookPtr book = test::RuleSet{std::string(info.id), {}}.book();
        const Features features(*book);
        const Weights weights = anyWeights(features);
        const std::string path = testing::TempDir() + "rokada-weights-" + std::string(info.id) + ".cpp";
        std::ofstream(path) << [&] {
            std::ostringstream text;
            writeWeights(text, *book, features, weights, {"A story."});
            return text.str();
        }();
        const auto choice = WeightsChoice::parse(path);
        ASSERT_TRUE(choice) << info.id;
        EXPECT_EQ(choice->on(*book, features), weights) << info.id;
    }
}

TEST(WeightsFile, IsSortedAndWithinItsWidth) {
    const RulebookPtr book = test::RuleSet{"vyrt", {}}.book();
    const Features features(*book);
    std::ostringstream text;
    writeWeights(text, *book, features, anyWeights(features), {});
    EXPECT_LT(text.str().find("\"mobility.queen.9\""), text.str().find("\"mobility.queen.10\""));
    EXPECT_LT(text.str().find("\"danger.1\""), text.str().find("\"value.queen\""));
    std::istringstream lines(text.str());
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) EXPECT_LE(line.size(), 120u) << line;
    EXPECT_LE(count, 400);
}

TEST(WeightsFile, NothingIsNoFile) {
    std::istringstream text("constexpr int x = 3;");
    EXPECT_FALSE(readWeights(text));
    EXPECT_FALSE(WeightsChoice::parse("nowhere.cpp"));
}

TEST(WeightsFile, TunedWeightsNameFeaturesThatExist) {
    for (const VariantInfo& info : allVariants()) {
        const RulebookPtr book = test::RuleSet{std::string(info.id), {}}.book();
        const Features features(*book);
        for (const NamedWeight& w : tunedWeights(info.id)) EXPECT_GE(features.find(w.feature), 0) << w.feature;
    }
}

}  // namespace
}  // namespace rokada::tune::weightsfileTest
