// Tests icons: each icon must have a drawing, in the colours of the theme, and be sharp at each scale.
#include "kit/icons.h"

#include "kit/theme.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QSet>

#include <gtest/gtest.h>

namespace rokada::ui::iconsTest {
namespace {

QColor darkest(const QImage& image) {
    QColor found(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alpha() > found.alpha()) found = image.pixelColor(x, y);
        }
    }
    return found;
}

int colourDistance(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

class IconTest : public ::testing::Test {
protected:
    void TearDown() override { setTheme(Theme::light()); }
};

TEST_F(IconTest, EachHasAFileAndEachFileIsAnIcon) {
    QSet<QString> used{QStringLiteral("rokada")};
    for (int i = 0; i < IconCount; ++i) {
        const QString name = iconName(static_cast<Icon>(i));
        EXPECT_TRUE(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name))) << name.toStdString();
        EXPECT_FALSE(used.contains(name)) << name.toStdString();
        used.insert(name);
    }
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")})) {
        EXPECT_TRUE(used.contains(file.chopped(4))) << file.toStdString();
    }
}

TEST_F(IconTest, EachIsDrawnInItsInkAndFainterWhileDisabled) {
    for (int i = 0; i < IconCount; ++i) {
        const QIcon icon = iconOf(static_cast<Icon>(i), Qt::blue);
        EXPECT_LE(colourDistance(darkest(icon.pixmap(24).toImage()), Qt::blue), 6) << i;
        const QColor faint = darkest(icon.pixmap(24, QIcon::Disabled).toImage());
        EXPECT_GT(faint.alphaF(), 0.3) << i;
        EXPECT_LT(faint.alphaF(), 0.47) << i;
    }
}

TEST_F(IconTest, AnIconFollowsTheTheme) {
    const QIcon icon = iconOf(Icon::Home);
    for (const Theme& each : {Theme::light(), Theme::night()}) {
        setTheme(each);
        EXPECT_LE(colourDistance(darkest(icon.pixmap(48).toImage()), each.text2), 6);
        EXPECT_LE(colourDistance(darkest(icon.pixmap(48, QIcon::Normal, QIcon::On).toImage()), each.onSoft), 6);
    }
}

TEST_F(IconTest, EachScaleHasItsOwnPixels) {
    const QIcon icon = iconOf(Icon::Flip);
    const QPixmap single = icon.pixmap(QSize(21, 21), 1.0);
    const QPixmap twice = icon.pixmap(QSize(21, 21), 2.0);
    EXPECT_EQ(single.size(), QSize(21, 21));
    EXPECT_EQ(twice.size(), QSize(42, 42));
    EXPECT_EQ(twice.deviceIndependentSize(), QSizeF(21, 21));
    EXPECT_EQ(icon.pixmap(QSize(33, 33), 1.0).size(), QSize(33, 33)) << "any size";
}

TEST_F(IconTest, NothingIsDrawnInNoRoom) {
    EXPECT_TRUE(iconPixmap(Icon::Home, Qt::black, 0).isNull());
    EXPECT_TRUE(iconPixmap(Icon::Home, Qt::black, -3).isNull());
}

}  // namespace
}  // namespace rokada::ui::iconsTest
