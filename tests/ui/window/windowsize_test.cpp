// The window that is opened for the first time fits its screen.
#include "window/windowsize.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

TEST(WindowSize, FitsEveryScreenWithItsFrame) {
    for (const QSize screen : {QSize(1024, 700), QSize(1024, 768), QSize(1280, 720), QSize(1366, 768), QSize(1366, 728),
                               QSize(1440, 900), QSize(1920, 1080), QSize(2560, 1440), QSize(3840, 2160)}) {
        const QSize whole = firstSize(screen) + WindowFrame;
        EXPECT_LE(whole.width(), screen.width()) << screen.width();
        EXPECT_LE(whole.height(), screen.height()) << screen.width() << 'x' << screen.height();
        EXPECT_EQ(firstSize(screen), firstSize(screen).expandedTo(smallestSize(screen)));
    }
}

TEST(WindowSize, UsesLargeScreensAndNotAllOfThem) {
    EXPECT_EQ(firstSize({1920, 1080}), QSize(1600, 918));
    EXPECT_EQ(firstSize({3840, 2160}), QSize(1600, 1000));
    EXPECT_EQ(smallestSize({1920, 1080}), QSize(1024, 700));
}

}  // namespace
}  // namespace rokada::ui
