// UCI and CECP options of the engine program.
#include "protocol/settings.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace rokada::protocol::settingsTest {
namespace {

bool set(Settings& settings, std::string_view name, std::string_view value) {
    const OfferedOption* option = findOption(name);
    EXPECT_NE(option, nullptr) << name;
    return option != nullptr && setOption(settings, *option, value);
}

std::string uciLine(std::string_view name) { return uciOptionLine(*findOption(name), Settings{}); }

TEST(Settings, EveryVariantAndEveryRuleIsOffered) {
    for (const VariantInfo& game : allVariants()) {
        EXPECT_NE(uciLine("UCI_Variant").find(" var " + std::string(game.id)), std::string::npos);
        for (const Option& option : game.options) {
            const std::string name = std::string(game.id) + ' ' + std::string(option.name);
            ASSERT_NE(findOption(name), nullptr) << name;
            for (const auto value : option.values) {
                Settings settings;
                settings.game = &game;
                EXPECT_TRUE(set(settings, name, value));
                EXPECT_EQ(settings.choices().at(std::string(option.name)), value);
            }
        }
    }
}

TEST(Settings, NamesAreDifferent) {
    std::set<std::string> names;
    for (const OfferedOption& option : offeredOptions()) EXPECT_TRUE(names.insert(option.name).second) << option.name;
}

TEST(Settings, UciLines) {
    EXPECT_EQ(uciLine("Hash"), "option name Hash type spin default 64 min 1 max 4096");
    EXPECT_EQ(uciLine("Ponder"), "option name Ponder type check default false");
    EXPECT_EQ(uciLine("OwnBook"), "option name OwnBook type check default false");
    EXPECT_EQ(uciLine("BookFile"), "option name BookFile type string default <empty>");
    EXPECT_EQ(uciLine("Clear Hash"), "option name Clear Hash type button");
    EXPECT_EQ(uciLine("Skill Level"), "option name Skill Level type spin default 11 min 1 max 11");
    EXPECT_EQ(uciLine("vyrt rearpawns"),
              "option name vyrt rearpawns type combo default forward var forward var outward");
}

TEST(Settings, CecpTexts) {
    const Settings defaults;
    EXPECT_EQ(cecpOptionText(*findOption("MultiPV"), defaults), "MultiPV -spin 1 1 8");
    EXPECT_EQ(cecpOptionText(*findOption("Clear Hash"), defaults), "Clear Hash -button");
    EXPECT_EQ(cecpOptionText(*findOption("BookFile"), defaults), "BookFile -file ");
    EXPECT_EQ(cecpOptionText(*findOption("Ponder"), defaults), "Ponder -check 0");
    EXPECT_EQ(cecpOptionText(*findOption("greatshatranj bareking"), defaults),
              "greatshatranj bareking -combo *draw /// win /// off");
}

TEST(Settings, NamesAndValuesMayBeInAnyCase) {
    Settings settings;
    EXPECT_TRUE(set(settings, "hASH", "7"));
    EXPECT_EQ(settings.hash, 7);
    EXPECT_TRUE(set(settings, "uci_variant", "VYRT"));
    EXPECT_EQ(settings.game->id, "vyrt");
    EXPECT_TRUE(set(settings, "VYRT RearPawns", "Outward"));
    EXPECT_EQ(settings.choices().at("rearpawns"), "outward");
    EXPECT_TRUE(set(settings, "ponder", "TRUE"));
    EXPECT_TRUE(settings.ponder);
}

TEST(Settings, ValuesOutOfBoundsChangeNothing) {
    Settings settings;
    for (const char* value : {"", "0", "4097", "-1", "x", "7x", "7 7", "1e1", "99999999999999999999"}) {
        EXPECT_FALSE(set(settings, "Hash", value)) << value;
    }
    EXPECT_EQ(settings.hash, 64);
    EXPECT_FALSE(set(settings, "UCI_Variant", "go"));
    EXPECT_FALSE(set(settings, "UCI_Variant", ""));
    EXPECT_EQ(settings.game, &allVariants().front());
    EXPECT_FALSE(set(settings, "vyrt rearpawns", "backward"));
    EXPECT_TRUE(settings.rules.empty());
    EXPECT_FALSE(set(settings, "Ponder", "perhaps"));
}

TEST(Settings, FilesKeepTheirSpelling) {
    Settings settings;
    EXPECT_TRUE(set(settings, "bookfile", "/Books/My book.BIN"));
    EXPECT_EQ(settings.bookFile, "/Books/My book.BIN");
    EXPECT_TRUE(set(settings, "BookFile", "<empty>"));
    EXPECT_EQ(settings.bookFile, "");
}

TEST(Settings, UnknownOptions) {
    EXPECT_EQ(findOption(""), nullptr);
    EXPECT_EQ(findOption("Contempt"), nullptr);
    EXPECT_EQ(findOption("vyrt walls"), nullptr);
    EXPECT_EQ(findOption("Hash "), nullptr);
}

TEST(Settings, RulesOfAVariantStayWhileAnotherIsPlayed) {
    Settings settings;
    EXPECT_TRUE(set(settings, "vyrt rearpawns", "outward"));
    EXPECT_TRUE(settings.choices().empty());
    EXPECT_TRUE(set(settings, "UCI_Variant", "vyrt"));
    EXPECT_EQ(settings.choices().at("rearpawns"), "outward");
}

TEST(SkillLevel, ElevenIsFullStrength) {
    Settings settings;
    EXPECT_TRUE(settings.level().isFull());
    settings.skill = 10;
    EXPECT_EQ(settings.level(), Level(10));
    settings.skill = 1;
    EXPECT_EQ(settings.level(), Level(1));
}

TEST(SkillLevel, EloChoosesTheHighestLevelThatIsNotStronger) {
    EXPECT_TRUE(std::ranges::is_sorted(LevelElo));
    EXPECT_EQ(levelOfElo(LevelElo[0] - 100), Level(1));
    EXPECT_EQ(levelOfElo(LevelElo[0]), Level(1));
    EXPECT_EQ(levelOfElo(LevelElo[4]), Level(5));
    EXPECT_EQ(levelOfElo(LevelElo[5] - 1), Level(5));
    EXPECT_EQ(levelOfElo(LevelElo[9]), Level(10));
    EXPECT_TRUE(levelOfElo(LevelElo[10]).isFull());
}

TEST(SkillLevel, LimitStrengthReplacesIt) {
    Settings settings;
    settings.skill = 3;
    settings.elo = LevelElo[6];
    EXPECT_EQ(settings.level(), Level(3));
    settings.limited = true;
    EXPECT_EQ(settings.level(), Level(7));
}

TEST(SkillLevel, AnalysisIsAlwaysAtFullStrength) {
    Settings settings;
    settings.skill = 1;
    settings.limited = true;
    settings.analysing = true;
    EXPECT_TRUE(settings.level().isFull());
}

TEST(Settings, ANumberOutOfBoundsHasANearest) {
    const OfferedOption& skill = *findOption("Skill Level");
    EXPECT_EQ(nearestValue(skill, "20"), "11");
    EXPECT_EQ(nearestValue(skill, "-3"), "1");
    EXPECT_EQ(nearestValue(skill, "7"), "7");
    EXPECT_EQ(nearestValue(skill, "many"), "many");
    EXPECT_EQ(nearestValue(*findOption("UCI_Variant"), "20"), "20");
}

}  // namespace
}  // namespace rokada::protocol::settingsTest
