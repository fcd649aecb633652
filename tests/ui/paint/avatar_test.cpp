// Tests round pictures of players.
#include "paint/avatar.h"

#include "kit/theme.h"
#include "session/opponents.h"

#include <QImage>
#include <QPainter>

#include <gtest/gtest.h>

namespace rokada::ui::avatarTest {
namespace {

constexpr int Pixels = 100;

QImage painted(const Avatar& avatar, const Theme& scheme, double ratio = 1) {
    setTheme(scheme);
    QImage image(QSize(Pixels, Pixels) * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(theme().panel);
    QPainter painter(&image);
    paintAvatar(painter, QRectF(0, 0, Pixels, Pixels), avatar, theme().panel);
    return image;
}

class Avatars : public ::testing::Test {
protected:
    ~Avatars() override { setTheme(Theme::light()); }
};

TEST_F(Avatars, HaveTheDiscOfTheScheme) {
    for (const Opponent& opponent : opponentsOf("chess")) {
        const Avatar avatar = avatarOf(opponent);
        EXPECT_EQ(painted(avatar, Theme::light()).pixelColor(50, 5), QColor(opponent.portrait.light)) << opponent.id;
        EXPECT_EQ(painted(avatar, Theme::night()).pixelColor(50, 5), QColor(opponent.portrait.dark)) << opponent.id;
        EXPECT_EQ(painted(avatar, Theme::light()).pixelColor(3, 3), Theme::light().panel) << opponent.id << ": round";
    }
}

/// Returns the bounding box of all pixels within the disc that do not have the colour of the disc.
QRect drawnIn(const QImage& image, const QColor& disc) {
    QRect box;
    for (int y = 0; y < Pixels; ++y) {
        for (int x = 0; x < Pixels; ++x) {
            const bool inside = (x - 49.5) * (x - 49.5) + (y - 49.5) * (y - 49.5) < 46 * 46;
            if (inside && contrastOf(image.pixelColor(x, y), disc) > 2) box |= QRect(x, y, 1, 1);
        }
    }
    return box;
}

TEST_F(Avatars, ThePieceIsLargeAndInTheMiddle) {
    for (const Opponent& opponent : opponentsOf("chess")) {
        const QRect box = drawnIn(painted(avatarOf(opponent), Theme::light()), QColor(opponent.portrait.light));
        EXPECT_TRUE(QRect(16, 16, 68, 68).contains(box)) << opponent.id;
        EXPECT_GT(std::max(box.width(), box.height()), 45) << opponent.id;
        EXPECT_NEAR(box.center().x(), 50, 8) << opponent.id;
    }
}

TEST_F(Avatars, TheSideIsASmallDiscAtTheLowerRight) {
    const Avatar plain = avatarOf(opponentsOf("chess").front());
    for (const Theme* scheme : {&Theme::light(), &Theme::night()}) {
        const QColor ground = scheme->panel;
        for (const char* side : {"white", "black"}) {
            Avatar sided = plain;
            sided.side = side;
            const QImage image = painted(sided, *scheme), without = painted(plain, *scheme);
            const QColor middle = image.pixelColor(88, 88);
            EXPECT_EQ(image.copy(0, 0, 60, 60), without.copy(0, 0, 60, 60));
            double strongest = contrastOf(middle, ground);
            for (int x = 88; x < Pixels; ++x)
                strongest = std::max(strongest, contrastOf(image.pixelColor(x, 88), ground));
            EXPECT_GE(strongest, 3) << side;
        }
        Avatar white = plain, black = plain;
        white.side = "white";
        black.side = "black";
        const QColor pale = painted(white, *scheme).pixelColor(88, 88),
                     deep = painted(black, *scheme).pixelColor(88, 88);
        EXPECT_GE(contrastOf(pale, deep), 7);
    }
}

TEST_F(Avatars, PeopleAndEnginesHaveIcons) {
    const QImage person = painted({Avatar::Type::Person}, Theme::light()),
                 engine = painted({Avatar::Type::Engine}, Theme::light());
    EXPECT_EQ(person.pixelColor(50, 5), Theme::light().sunken);
    EXPECT_NE(person, engine);
    EXPECT_FALSE(drawnIn(person, Theme::light().sunken).isEmpty());
}

TEST_F(Avatars, FillHighResolutionScreens) {
    const QImage image = painted(avatarOf(opponentsOf("chess").front()), Theme::light(), 2);
    EXPECT_EQ(image.pixelColor(100, 6), QColor(opponentsOf("chess").front().portrait.light));
    EXPECT_EQ(image.pixelColor(197, 197), Theme::light().panel);
}

}  // namespace
}  // namespace rokada::ui::avatarTest
