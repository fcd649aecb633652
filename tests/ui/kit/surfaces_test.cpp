// Tests surfaces and controls: sheets, shadows, tooltips with keys, switches.
#include "kit/shadow.h"
#include "kit/sheetframe.h"
#include "kit/switch.h"
#include "kit/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <gtest/gtest.h>

namespace rokada::ui::surfacesTest {
namespace {

QImage grabbed(QWidget& widget) {
    QImage image(widget.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    widget.render(&image, {}, {}, QWidget::DrawChildren);
    return image;
}

TEST(SheetFrame, HasThePanelToneAHairlineAndRoundCorners) {
    setTheme(Theme::light());
    SheetFrame sheet;
    sheet.resize(100, 60);
    const QImage image = grabbed(sheet);
    EXPECT_EQ(image.pixelColor(50, 30), theme().panel);
    EXPECT_EQ(image.pixelColor(50, 0), theme().line);
    EXPECT_EQ(image.pixelColor(0, 30), theme().line);
    EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0);
}

QImage shadowOf(const QRectF& surface, Elevation elevation) {
    QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintShadow(painter, surface, 10, elevation);
    return image;
}

TEST(Shadow, FadesOutsideAndIsStrongerBelow) {
    setTheme(Theme::light());
    const QImage image = shadowOf({50, 50, 100, 100}, Elevation::Card);
    const auto alpha = [&](int x, int y) { return image.pixelColor(x, y).alpha(); };
    EXPECT_GT(alpha(100, 151), alpha(100, 48));
    EXPECT_GT(alpha(100, 152), alpha(100, 165));
    EXPECT_EQ(alpha(100, 2), 0);
    EXPECT_NEAR(alpha(45, 100), alpha(154, 100), 1) << "the same at both sides";
    for (int y = 151; y < 195; ++y) EXPECT_GE(alpha(100, y), alpha(100, y + 1)) << y;
}

TEST(Shadow, StaysInItsReach) {
    for (const Elevation elevation : {Elevation::Button, Elevation::Card, Elevation::Dialog}) {
        const QImage image = shadowOf({95, 60, 10, 10}, elevation);
        const int reach = shadowReach(elevation);
        for (int y = 0; y < 200; ++y) {
            for (int x = 0; x < 200; ++x) {
                if (x >= 95 - reach && x < 105 + reach && y >= 60 - reach && y < 70 + reach) continue;
                ASSERT_EQ(image.pixelColor(x, y).alpha(), 0) << x << ' ' << y;
            }
        }
    }
}

TEST(Shadow, OfNothingIsNothing) {
    const QImage image = shadowOf({}, Elevation::Card);
    EXPECT_EQ(image.pixelColor(0, 0).alpha(), 0);
}

TEST(Switch, IsACheckBoxForKeysAndScreenReaders) {
    Switch sounds(QStringLiteral("Sounds"));
    EXPECT_EQ(sounds.property("look").toString(), QStringLiteral("switch"));
    QTest::keyClick(&sounds, Qt::Key_Space);
    EXPECT_TRUE(sounds.isChecked());
}

}  // namespace
}  // namespace rokada::ui::surfacesTest
