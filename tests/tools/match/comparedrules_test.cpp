// Tests the comparison of an engine's rules with Rokada's rules, for each combination of rule options.
#include "external/rulescompared.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::external::comparedrulesTest {
namespace {

constexpr EngineTimeouts unhurried{Milliseconds(20000), Milliseconds(20000), Milliseconds(20000), Milliseconds(20000)};

std::vector<std::string> mockCommand(const char* protocol, const char* habit) {
    return {ROKADA_MOCK_ENGINE, protocol, habit};
}

TEST(ComparedRules, RuleOptionsAreComparedOneByOne) {
    const VariantInfo& great = *findVariant("greatshatranj");
    const struct {
        Protocol protocol;
        const char *argument, *habit, *promotion;
    } engines[] = {{Protocol::Cecp, "cecp", "", "free"},
                   {Protocol::Cecp, "cecp", "limited", "limited"},
                   {Protocol::Uci, "uci", "", "free"},
                   {Protocol::Uci, "uci", "limited", "limited"}};
    for (const auto& [protocol, argument, habit, promotion] : engines) {
        const auto facts = probeEngine(mockCommand(argument, habit), unhurried, {});
        ASSERT_TRUE(facts);
        ASSERT_EQ(facts->protocol, protocol);
        const auto compared = compareAllRules(mockCommand(argument, habit), *facts, great, unhurried, {});
        EXPECT_EQ(compared.size(), 6U);
        for (const auto& [choices, found] : compared) {
            const bool same = choices.at("promotion") == promotion;
            EXPECT_EQ(found, same ? RulesCompared::Same : RulesCompared::Different)
                << argument << ' ' << habit << ": " << choices.at("promotion") << ", " << choices.at("bareking");
        }
    }
}

TEST(ComparedRules, OneThatCannotBeAskedIsBelievedToPlayAsUsualAlone) {
    const auto facts = probeEngine(mockCommand("cecp", "blind"), unhurried, {});
    ASSERT_TRUE(facts);
    const auto compared =
        compareAllRules(mockCommand("cecp", "blind"), *facts, *findVariant("greatshatranj"), unhurried, {});
    EXPECT_EQ(compared.size(), 3U);
    for (const auto& [choices, found] : compared) {
        EXPECT_EQ(choices.at("promotion"), "free");
        EXPECT_EQ(found, RulesCompared::Unknown);
    }
}

TEST(ComparedRules, Chess960IsAnotherGameForAnEngineWithoutItsOption) {
    for (const char* protocol : {"uci", "cecp"}) {
        const auto facts = probeEngine(mockCommand(protocol, ""), unhurried, {});
        ASSERT_TRUE(facts) << protocol;
        const auto compared = compareAllRules(mockCommand(protocol, ""), *facts, *findVariant("chess"), unhurried, {});
        EXPECT_FALSE(compared.empty());
        for (const auto& [choices, found] : compared) {
            const bool same = choices.at("start") != "chess960";
            EXPECT_EQ(found, same ? RulesCompared::Same : RulesCompared::Different)
                << protocol << ": " << choices.at("start");
        }
    }
}

TEST(ComparedRules, OptionsThatOnlyEndGamesMakeNoOtherMoves) {
    for (const VariantInfo& info : allVariants()) {
        for (const Option& option : info.options) {
            const auto usual = Rulebook::compile(*makeVariant(info, {}));
            const std::string last(option.values.back());
            const auto other = Rulebook::compile(*makeVariant(info, {{std::string(option.name), last}}));
            // The last value of "start" is Chess960. Its default start position is the standard one, from which
            // castling gives the same moves as in chess.
            const bool endsOnly = option.name == "laws" || option.name == "bareking" || option.name == "start";
            EXPECT_EQ(movesDiffer(*usual, *other), !endsOnly) << info.id << ' ' << option.name;
        }
    }
}

}  // namespace
}  // namespace rokada::external::comparedrulesTest
