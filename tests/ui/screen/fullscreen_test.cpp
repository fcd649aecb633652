// Tests full screen on a real display. The action must show the state, even if the state was restored at the start.
#include "windowtesting.h"

#include <QMenuBar>

namespace rokada::ui::fullscreenTest {
namespace {

using namespace testing;

TEST(FullScreen, ARestoredOneIsLeftByTheSameKey) {
    const QTemporaryDir folder;
    WindowSettings settings(folder.filePath(QStringLiteral("settings.ini")));
    Language language;
    language.use(QStringLiteral("en"));
    {
        MainWindow window(settings, language);
        window.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
        actionNamed(window, QStringLiteral("fullScreen")).trigger();
        ASSERT_TRUE(window.isFullScreen());
        ASSERT_TRUE(window.close());
    }
    MainWindow window(settings, language);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    ASSERT_TRUE(window.isFullScreen());
    QAction& action = actionNamed(window, QStringLiteral("fullScreen"));
    EXPECT_TRUE(action.isChecked());
    EXPECT_FALSE(window.menuBar()->isVisible());
    action.trigger();
    EXPECT_FALSE(window.isFullScreen());
    EXPECT_FALSE(action.isChecked());
    EXPECT_FALSE(window.menuBar()->isVisible()) << "it is by the rail";
    actionNamed(window, QStringLiteral("menuBar")).trigger();
    EXPECT_TRUE(window.menuBar()->isVisible());
    action.trigger();
    EXPECT_FALSE(window.menuBar()->isVisible());
}

TEST(FullScreen, AMaximisedWindowIsMaximisedAgain) {
    Desk desk;
    desk.window.showMaximized();
    desk.trigger("fullScreen");
    ASSERT_TRUE(desk.window.isFullScreen());
    desk.trigger("fullScreen");
    EXPECT_FALSE(desk.window.isFullScreen());
    EXPECT_TRUE(desk.window.isMaximized());
}

}  // namespace
}  // namespace rokada::ui::fullscreenTest
