// The style of the program's own colour schemes: what is to be ticked can be seen before it is.
#include "shell/windowstyle.h"

#include "shell/colourscheme.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QRadioButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui {
namespace {

/// How far lightness differs between the ground and the most different pixel of a box or ring without words.
int lightnessSpan(QAbstractButton& button) {
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    int least = 255;
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const int lightness = image.pixelColor(x, y).lightness();
            least = std::min(least, lightness);
            most = std::max(most, lightness);
        }
    }
    return most - least;
}

TEST(WindowStyle, EmptyBoxesAndRingsStandOutInEveryScheme) {
    for (const ColourScheme scheme : {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
        apply(scheme);
        QCheckBox box;
        QRadioButton ring;
        EXPECT_GT(lightnessSpan(box), 70) << static_cast<int>(scheme);
        EXPECT_GT(lightnessSpan(ring), 70) << static_cast<int>(scheme);
    }
    apply(ColourScheme::Light);
}

TEST(WindowStyle, ButtonsOfDialogsHaveNoPictures) {
    apply(ColourScheme::Dark);
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    EXPECT_TRUE(box.button(QDialogButtonBox::Cancel)->icon().isNull());
    apply(ColourScheme::Light);
}

TEST(WindowStyle, TheDesktopsStyleComesBackWithItsColours) {
    apply(ColourScheme::Dark);
    EXPECT_NE(qobject_cast<WindowStyle*>(QApplication::style()), nullptr);
    apply(ColourScheme::System);
    EXPECT_EQ(qobject_cast<WindowStyle*>(QApplication::style()), nullptr);
    apply(ColourScheme::Light);
}

}  // namespace
}  // namespace rokada::ui
