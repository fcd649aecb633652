// Tests the navigation rail at the left edge of the window.
#include "windowtesting.h"

#include "shell/rail.h"
#include "shell/railbutton.h"

#include <QMenu>
#include <QMenuBar>

namespace rokada::ui::railTest {
namespace {

using testing::Desk;

class RailOfWindow : public ::testing::Test {
protected:
    RailButton& button(const char* name) { return testing::named<RailButton>(desk.window, name); }
    void click(const char* name) { QTest::mouseClick(&button(name), Qt::LeftButton); }
    std::string current() {
        for (RailButton* each : desk.window.findChildren<RailButton*>())
            if (each->current()) return each->objectName().toStdString();
        return {};
    }

    Desk desk;
};

TEST_F(RailOfWindow, LeadsToThePagesAndMarksTheCurrentOne) {
    desk.start("chess", "pp");
    click("railHome");
    EXPECT_EQ(current(), "railHome");
    EXPECT_FALSE(desk.board().isVisible());
    click("railHome");
    EXPECT_FALSE(desk.board().isVisible()) << "a page that is shown stays";
    click("railLearn");
    EXPECT_EQ(current(), "railLearn");
    click("railGame");
    EXPECT_EQ(current(), "railGame");
    EXPECT_TRUE(desk.board().isVisible());
    EXPECT_TRUE(desk.board().hasFocus());
}

TEST_F(RailOfWindow, WithoutAGameItSaysSo) {
    click("railHome");
    click("railGame");
    EXPECT_EQ(desk.status(), "There is no game on the board.");
}

TEST_F(RailOfWindow, ItsMenuIsThatOfTheMenuBar) {
    EXPECT_FALSE(desk.window.menuBar()->isVisible());
    auto& menu = testing::named<QMenu>(desk.window, "mainMenu");
    click("railMenu");
    ASSERT_TRUE(menu.isVisible());
    EXPECT_EQ(menu.actions(), desk.window.menuBar()->actions());
    menu.close();
    QTest::keyClick(&desk.window, Qt::Key_F10);
    EXPECT_TRUE(menu.isVisible());
    menu.close();
    desk.window.activateWindow();
    QApplication::setActiveWindow(&desk.window);
    QTest::keyPress(&desk.window, Qt::Key_Alt);
    QTest::keyRelease(&desk.window, Qt::Key_Alt);
    EXPECT_TRUE(menu.isVisible()) << "Alt alone";
    menu.close();
    QTest::keyPress(&desk.window, Qt::Key_Alt, Qt::AltModifier);
    QTest::keyClick(&desk.window, Qt::Key_X, Qt::AltModifier);
    QTest::keyRelease(&desk.window, Qt::Key_Alt);
    EXPECT_FALSE(menu.isVisible()) << "Alt with a letter";
}

TEST_F(RailOfWindow, ArrowsGoFromButtonToButton) {
    button("railHome").setFocus();
    QTest::keyClick(&button("railHome"), Qt::Key_Down);
    EXPECT_TRUE(button("railNew").hasFocus());
    QTest::keyClick(&button("railNew"), Qt::Key_Up);
    QTest::keyClick(&button("railHome"), Qt::Key_Up);
    EXPECT_TRUE(button("railMenu").hasFocus()) << "round";
}

TEST_F(RailOfWindow, HasIconsAloneInANarrowWindow) {
    auto& rail = testing::only<Rail>(desk.window);
    desk.window.resize(1280, 800);
    const int wide = rail.width();
    desk.window.resize(1024, 700);
    EXPECT_LT(rail.width(), wide);
    EXPECT_FALSE(button("railLearn").toolTip().isEmpty());
    EXPECT_GE(button("railLearn").height(), 32);
}

}  // namespace
}  // namespace rokada::ui::railTest
