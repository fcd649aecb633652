// Tests font sizes: they depend on the height of the window, the font of the desktop, and the user's choice.
#include "kit/fonts.h"

#include "kit/theme.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <gtest/gtest.h>

namespace rokada::ui::fontsTest {
namespace {

TEST(Fonts, TheBaseFollowsTheHeightOfTheWindow) {
    EXPECT_EQ(basePixels(700, 12, 100), 14);
    EXPECT_EQ(basePixels(800, 12, 100), 15);
    EXPECT_EQ(basePixels(1080, 12, 100), 17);
    EXPECT_EQ(basePixels(1440, 12, 100), 20);
    EXPECT_EQ(basePixels(200, 12, 100), 14);
    EXPECT_EQ(basePixels(5000, 12, 100), 22);
    EXPECT_EQ(basePixels(0, 12, 100), 14);
}

TEST(Fonts, TheBaseIsNeverSmallerThanTheDesktops) {
    EXPECT_EQ(basePixels(800, 19, 100), 19);
    EXPECT_EQ(basePixels(800, 30, 100), 30);
}

TEST(Fonts, TheUsersSizeMultipliesIt) {
    EXPECT_EQ(basePixels(800, 12, 200), 30);
    EXPECT_EQ(basePixels(800, 12, 150), 23);
    EXPECT_EQ(basePixels(800, 20, 200), 40);
}

TEST(Fonts, AFontHasThePixelsThatItWasAskedFor) {
    for (const int pixels : {14, 15, 17, 22, 44}) {
        for (const FontChoice choice : {FontChoice::Inter, FontChoice::System}) {
            const QFont font = baseFont(choice, pixels);
            EXPECT_EQ(emOf(font), pixels);
            EXPECT_EQ(QFontInfo(font).pixelSize(), pixels);
            EXPECT_GT(font.pointSizeF(), 0) << "widgets scale points";
        }
    }
}

TEST(Fonts, InterIsUsedWhereItIsInstalled) {
    const QString desktop = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).family();
    const bool installed = QFontDatabase::hasFamily(QStringLiteral("Inter"));
    EXPECT_EQ(QFontInfo(baseFont(FontChoice::Inter, 15)).family(), installed ? QStringLiteral("Inter") : desktop);
    EXPECT_EQ(QFontInfo(baseFont(FontChoice::System, 15)).family(), desktop);
}

TEST(Fonts, RolesAreThoseOfTheDesign) {
    const QFont base = baseFont(FontChoice::Inter, 20);
    EXPECT_EQ(emOf(fontFor(TextRole::PageTitle, base)), 37);
    EXPECT_EQ(fontFor(TextRole::PageTitle, base).weight(), QFont::Bold);
    EXPECT_EQ(emOf(fontFor(TextRole::SectionTitle, base)), 26);
    EXPECT_EQ(emOf(fontFor(TextRole::PlayerName, base)), 23);
    EXPECT_EQ(emOf(fontFor(TextRole::Body, base)), 20);
    EXPECT_EQ(emOf(fontFor(TextRole::SecondLine, base)), 18);
    EXPECT_EQ(emOf(fontFor(TextRole::Label, base)), 15);
    EXPECT_EQ(emOf(fontFor(TextRole::Clock, base)), 38);
    EXPECT_EQ(emOf(fontFor(TextRole::Label, baseFont(FontChoice::Inter, 13))), 11) << "labels are not smaller";
}

TEST(Fonts, AFontInPixelsIsScaledToo) {
    QFont font;
    font.setPixelSize(20);
    EXPECT_EQ(emOf(scaledFont(font, 1.5)), 30);
    EXPECT_EQ(emOf(scaledFont(font, 0)), 1);
}

TEST(Fonts, LengthsOfTheDesignGrowWithTheText) {
    EXPECT_EQ(designPixels(36, 15), 36);
    EXPECT_EQ(designPixels(36, 30), 72);
    EXPECT_EQ(designPixels(8, 22), 12);
}

}  // namespace
}  // namespace rokada::ui::fontsTest
