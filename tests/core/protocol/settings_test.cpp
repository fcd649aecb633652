// UCI and CECP options of the engine program.
#include "protocol/settings.h"

#include "ai/levels/opponents.h"
#include "ai/syzygy/syzygytables.h"
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
    if (SyzygyTables::areBuiltIn()) {
        EXPECT_EQ(uciLine("SyzygyPath"), "option name SyzygyPath type string default <empty>");
    }
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

TEST(SkillLevel, EloChoosesTheOpponentWithThisRating) {
    for (const VariantInfo& game : allVariants()) {
        const OpponentList& list = opponentsIn(game.id);
        for (const RatedOpponent& opponent : list.opponents)
            EXPECT_EQ(levelOfElo(game.id, opponent.rating.value), opponent.level) << game.id << ' ' << opponent.id;
        EXPECT_EQ(levelOfElo(game.id, LowestElo), list.opponents.front().level);
        const Level above = levelOfElo(game.id, (list.opponents.back().rating.value + list.full.value) / 2);
        EXPECT_GT(above, list.opponents.back().level) << game.id;
        EXPECT_FALSE(above.isFull()) << game.id;
        EXPECT_TRUE(levelOfElo(game.id, list.full.value).isFull());
        EXPECT_TRUE(levelOfElo(game.id, HighestElo).isFull());
    }
}

TEST(SkillLevel, EloBetweenTwoOpponentsIsBetweenTheirLevels) {
    const auto& chess = opponentsIn("chess").opponents;
    const Level low = chess[6].level, high = chess[7].level;
    const Level middle = levelOfElo("chess", (chess[6].rating.value + chess[7].rating.value) / 2);
    EXPECT_NEAR(middle.steps(), (low.steps() + high.steps()) / 2, 1);
}

TEST(SkillLevel, EveryRatingIsWithinTheBoundsOfElo) {
    for (const VariantInfo& game : allVariants()) {
        EXPECT_GE(opponentsIn(game.id).opponents.front().rating.value, LowestElo) << game.id;
        EXPECT_LE(opponentsIn(game.id).full.value, HighestElo) << game.id;
    }
}

TEST(SkillLevel, LimitStrengthReplacesIt) {
    Settings settings;
    settings.skill = 3;
    settings.elo = opponentsIn("chess").opponents[6].rating.value;
    EXPECT_EQ(settings.level(), Level(3));
    settings.limited = true;
    EXPECT_EQ(settings.level(), opponentsIn("chess").opponents[6].level);
    settings.game = findVariant("fortress");
    EXPECT_EQ(settings.level(), levelOfElo("fortress", settings.elo));
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
