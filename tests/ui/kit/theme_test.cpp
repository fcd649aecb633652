// Tests the contrast of the theme colours on every background. Text needs a contrast ratio of at least 4.5, other
// elements need 3.
#include "kit/theme.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace rokada::ui::themeTest {
namespace {

constexpr double ReadContrast = 4.5, SeenContrast = 3;

struct Case {
    const char* name;
    Theme theme;
};

std::vector<Case> allThemes() {
    return {{"light", Theme::light()},
            {"dark", Theme::night()},
            {"light contrast", Theme::withContrast(Theme::light())},
            {"dark contrast", Theme::withContrast(Theme::night())}};
}

struct Pair {
    const char* name;
    QColor colour;
    QColor ground;
};

std::vector<Pair> wordsOnGrounds(const Theme& theme) {
    std::vector<Pair> pairs;
    const std::vector<std::pair<const char*, QColor>> words{
        {"text", theme.text}, {"text2", theme.text2}, {"text3", theme.text3}, {"accent", theme.accent}};
    for (const QColor& ground : {theme.canvas, theme.panel, theme.raised, theme.sunken, theme.hover}) {
        for (const auto& [name, colour] : words) pairs.push_back({name, colour, ground});
    }
    return pairs;
}

std::vector<Pair> wordsOnColours(const Theme& theme) {
    const BadgeColours badges;
    return {{"accent button", theme.onAccent, theme.accent},
            {"accent button under the pointer", theme.onAccent, theme.accentHover},
            {"soft", theme.onSoft, theme.soft},
            {"text2 on soft", theme.text2, theme.soft},
            {"danger", theme.danger, theme.dangerSoft},
            {"danger on panel", theme.danger, theme.panel},
            {"danger on raised", theme.danger, theme.raised},
            {"low clock", theme.onDanger, theme.danger},
            {"warning", theme.warning, theme.warningSoft},
            {"running clock", theme.runningDigits, theme.runningClock},
            {"waiting clock", theme.text2, theme.sunken},
            {"inaccuracy", badges.sign, badges.inaccuracy},
            {"mistake", badges.sign, badges.mistake},
            {"blunder", badges.sign, badges.blunder},
            {"best move", badges.sign, badges.best}};
}

TEST(Theme, WordsCanBeReadOnEveryGround) {
    for (const Case& c : allThemes()) {
        for (const auto& pairs : {wordsOnGrounds(c.theme), wordsOnColours(c.theme)}) {
            for (const Pair& pair : pairs) {
                EXPECT_GE(contrastOf(pair.colour, pair.ground), ReadContrast)
                    << c.name << ": " << pair.name << " on " << pair.ground.name().toStdString();
            }
        }
    }
}

TEST(Theme, EdgesAndMarksCanBeSeenOnEveryGround) {
    for (const Case& c : allThemes()) {
        for (const QColor& ground : {c.theme.canvas, c.theme.panel, c.theme.raised, c.theme.sunken}) {
            EXPECT_GE(contrastOf(c.theme.edge, ground), SeenContrast) << c.name << ground.name().toStdString();
            EXPECT_GE(contrastOf(c.theme.accent, ground), SeenContrast) << c.name << ground.name().toStdString();
            if (c.theme.contrast) {
                EXPECT_GE(contrastOf(c.theme.line, ground), SeenContrast) << c.name << ground.name().toStdString();
            }
        }
        EXPECT_GE(contrastOf(c.theme.accent, c.theme.soft), SeenContrast) << c.name << ": edge of a soft fill";
    }
}

/// The contrast ratios must equal the ratios in the table of the design, rounded to a tenth.
TEST(Theme, HasTheRatiosOfTheDesign) {
    const auto least = [](const Theme& theme, const QColor& colour) {
        double found = 21;
        for (const QColor& ground : {theme.canvas, theme.panel, theme.raised, theme.sunken}) {
            found = std::min(found, contrastOf(colour, ground));
        }
        return found;
    };
    const Theme& light = Theme::light();
    const Theme& dark = Theme::night();
    constexpr double Rounding = 0.055;
    EXPECT_NEAR(least(light, light.text), 12.8, 0.11);
    EXPECT_NEAR(least(dark, dark.text), 11.5, 0.11);
    EXPECT_NEAR(contrastOf(light.onAccent, light.accent), 6.4, Rounding);
    EXPECT_NEAR(contrastOf(dark.onAccent, dark.accent), 8.5, Rounding);
    EXPECT_NEAR(contrastOf(light.onSoft, light.soft), 7.2, 0.11);
    EXPECT_NEAR(contrastOf(dark.onSoft, dark.soft), 7.8, 0.11);
    EXPECT_NEAR(contrastOf(light.danger, light.dangerSoft), 5.0, 0.11);
    EXPECT_NEAR(contrastOf(dark.danger, dark.dangerSoft), 5.8, 0.11);
}

TEST(Theme, ContrastIsThatOfWcag) {
    EXPECT_NEAR(contrastOf(Qt::black, Qt::white), 21, 0.001);
    EXPECT_NEAR(contrastOf(Qt::white, Qt::white), 1, 0.001);
    EXPECT_NEAR(contrastOf(QColor(0x777777), Qt::white), 4.48, 0.01);
}

TEST(Theme, HighContrastHasStrongerLinesAndEdgesOfSoftFills) {
    for (const Theme& usual : {Theme::light(), Theme::night()}) {
        const Theme strong = Theme::withContrast(usual);
        EXPECT_EQ(strong.line, usual.edge);
        EXPECT_EQ(strong.softEdge(), 2);
        EXPECT_EQ(usual.softEdge(), 0);
        EXPECT_GT(contrastOf(strong.text3, strong.panel), contrastOf(usual.text3, usual.panel));
    }
}

TEST(Theme, ThePaletteIsThatOfTheDesign) {
    for (const Case& c : allThemes()) {
        const QPalette palette = paletteOf(c.theme);
        const std::vector<std::pair<QPalette::ColorRole, QColor>> roles{{QPalette::Window, c.theme.canvas},
                                                                        {QPalette::Base, c.theme.panel},
                                                                        {QPalette::AlternateBase, c.theme.sunken},
                                                                        {QPalette::Button, c.theme.raised},
                                                                        {QPalette::Text, c.theme.text},
                                                                        {QPalette::WindowText, c.theme.text},
                                                                        {QPalette::ButtonText, c.theme.text},
                                                                        {QPalette::PlaceholderText, c.theme.text3},
                                                                        {QPalette::Highlight, c.theme.soft},
                                                                        {QPalette::HighlightedText, c.theme.onSoft},
                                                                        {QPalette::Link, c.theme.accent},
                                                                        {QPalette::Mid, c.theme.line},
                                                                        {QPalette::Dark, c.theme.edge},
                                                                        {QPalette::ToolTipBase, c.theme.text}};
        for (const auto& [role, colour] : roles) EXPECT_EQ(palette.color(role), colour) << c.name << role;
        EXPECT_GE(contrastOf(palette.color(QPalette::ToolTipText), c.theme.text), ReadContrast) << c.name;
    }
}

}  // namespace
}  // namespace rokada::ui::themeTest
