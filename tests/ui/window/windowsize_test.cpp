// The window that is opened for the first time fits its screen.
#include "window/windowsize.h"
#include "window/panelwidths.h"
#include "windowtesting.h"

#include "score/movespanel.h"

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

/// With all its panels, and the board still the largest thing.
TEST(WindowSize, LeavesTheBoardMostOfTheRoomInEveryVariant) {
    for (const VariantInfo& info : offeredVariants()) {
        for (const QSize screen : {QSize(1024, 700), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
            testing::Desk desk;
            desk.window.resize(firstSize(screen).boundedTo(screen));
            desk.start(info.id);
            QApplication::processEvents();
            const auto& panel = testing::only<MovesPanel>(desk.window);
            EXPECT_GE(panel.width(), 270) << info.id << screen.width();
            EXPECT_GT(desk.board().width(), panel.width()) << info.id << screen.width();
            EXPECT_LE(desk.window.width(), screen.width()) << info.id;
            EXPECT_LE(desk.window.height(), screen.height()) << info.id;
        }
    }
}

TEST(PanelWidths, AreThoseOfTheGame) {
    testing::Desk desk;
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.window.resize(1600, 900);
    desk.start("vyrt");
    QApplication::processEvents();
    const int wide = panel.width();
    desk.start("fortress");
    QApplication::processEvents();
    EXPECT_LT(panel.width(), wide) << "no board in 3D is there";
    desk.window.setAnimated(false);
    desk.window.resizeDocks({&panel}, {430}, Qt::Horizontal);
    QApplication::processEvents();
    desk.start("vyrt");
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), wide, 4);
    desk.start("fortress");
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), 430, 4);
}

TEST(PanelWidths, FollowTheWindowUntilSomebodyChooses) {
    testing::Desk desk;
    auto& panel = testing::only<MovesPanel>(desk.window);
    desk.start("vyrt");
    QApplication::processEvents();
    const int narrow = panel.width();
    desk.window.resize(1700, 900);
    QApplication::processEvents();
    EXPECT_GT(panel.width(), narrow);
    desk.window.resize(1024, 700);
    QApplication::processEvents();
    EXPECT_NEAR(panel.width(), narrow, 4) << "and back: the board is the largest thing";
}

TEST(WindowSize, UsesLargeScreensAndNotAllOfThem) {
    EXPECT_EQ(firstSize({1920, 1080}), QSize(1600, 918));
    EXPECT_EQ(firstSize({3840, 2160}), QSize(1600, 1000));
    EXPECT_EQ(smallestSize({1920, 1080}), QSize(1024, 700));
}

}  // namespace
}  // namespace rokada::ui
