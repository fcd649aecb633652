// The style of the program's own colour schemes: what is to be ticked can be seen before it is.
#include "shell/windowstyle.h"

#include "kit/icons.h"
#include "shell/colourscheme.h"

#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui {
namespace {

/// How far lightness differs between the ground and the most different pixel of what has no words.
int lightnessSpan(QWidget& widget) {
    widget.resize(widget.sizeHint());
    const QImage image = widget.grab().toImage();
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

TEST(WindowStyle, MenusHaveAnEdgeInEveryScheme) {
    for (const ColourScheme scheme : {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
        apply(scheme);
        QMenu menu;
        menu.addAction(QStringLiteral(" "));
        EXPECT_GT(lightnessSpan(menu), 70) << static_cast<int>(scheme);
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

TEST(Icons, EachIsDrawnInItsInkAndFainterWhileDisabled) {
    for (const Icon which : {Icon::New, Icon::Undo, Icon::Redo, Icon::Hint, Icon::MoveNow, Icon::Pause, Icon::Flip}) {
        const QIcon icon = iconOf(which, Qt::blue);
        const auto darkest = [&](QIcon::Mode mode) {
            const QImage image = icon.pixmap(20, mode).toImage();
            QColor found(Qt::transparent);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y).alpha() > found.alpha()) found = image.pixelColor(x, y);
                }
            }
            return found;
        };
        EXPECT_EQ(darkest(QIcon::Normal), QColor(Qt::blue)) << static_cast<int>(which);
        EXPECT_NEAR(darkest(QIcon::Disabled).alphaF(), 0.35, 0.01) << static_cast<int>(which);
    }
}

}  // namespace
}  // namespace rokada::ui
