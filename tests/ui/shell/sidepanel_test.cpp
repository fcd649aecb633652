// Tests the panel beside the board: its tabs and tools, separate windows, and the division of its height.
#include "windowtesting.h"

#include "kit/statusline.h"
#include "score/movespanel.h"
#include "shell/panelpage.h"
#include "shell/sidepanel.h"

#include <QMenu>
#include <QTabBar>

namespace rokada::ui::sidepanelTest {
namespace {

using testing::Desk;

class Panel : public ::testing::Test {
protected:
    Panel() { desk.start("chess", "pp"); }
    SidePanel& side() { return testing::only<SidePanel>(desk.window); }
    QTabBar& tabs() { return testing::named<QTabBar>(desk.window, "panelTabs"); }
    PanelPage& page(const char* name) { return testing::named<PanelPage>(desk.window, name); }
    std::vector<std::string> titles() {
        std::vector<std::string> all;
        for (int i = 0; i < tabs().count(); ++i) all.push_back(tabs().tabText(i).toStdString());
        return all;
    }

    Desk desk;
};

TEST_F(Panel, HasThreeTabsAtMost) {
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Notes"}));
    EXPECT_EQ(side().front(), nullptr);
    page("rulesCard").setOpen(true);
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Rules", "Notes"}));
    page("openingTree").setOpen(true);
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Opening tree", "Notes"})) << "one tool at a time";
    EXPECT_FALSE(page("rulesCard").isOpen());
    EXPECT_FALSE(desk.action("rulesCard").isChecked());
    EXPECT_TRUE(page("openingTree").isSeen());
    page("openingTree").setOpen(false);
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Notes"}));
    EXPECT_EQ(side().front(), nullptr);
}

TEST_F(Panel, AToolKeepsTheMovesBelowItAndRulesDoNot) {
    auto& moves = testing::only<MovesPanel>(desk.window);
    desk.window.resize(1280, 800);
    QApplication::processEvents();
    page("openingTree").setOpen(true);
    QApplication::processEvents();
    EXPECT_TRUE(moves.isVisible());
    const auto inWindow = [this](const QWidget& part) {
        return QRect(part.mapTo(&desk.window, QPoint()), part.size());
    };
    EXPECT_LE(inWindow(page("openingTree")).bottom(), inWindow(moves).top());
    page("rulesCard").setOpen(true);
    EXPECT_FALSE(moves.isVisible());
    tabs().setCurrentIndex(0);
    EXPECT_TRUE(moves.isVisible());
    EXPECT_TRUE(page("rulesCard").isOpen()) << "behind the moves";
    EXPECT_FALSE(page("rulesCard").isSeen());
}

TEST_F(Panel, AToolOfALowWindowLeavesTheMovesToTheirTab) {
    auto& moves = testing::only<MovesPanel>(desk.window);
    desk.window.resize(1024, 700);
    page("openingTree").setOpen(true);
    QApplication::processEvents();
    EXPECT_FALSE(moves.isVisible());
    tabs().setCurrentIndex(0);
    EXPECT_TRUE(moves.isVisible());
    tabs().setCurrentIndex(1);
    EXPECT_FALSE(moves.isVisible());
    desk.window.resize(1920, 1080);
    QApplication::processEvents();
    EXPECT_TRUE(moves.isVisible());
    EXPECT_TRUE(page("openingTree").isSeen());
}

TEST_F(Panel, AToolCanHaveAWindowAndComesBackFromIt) {
    page("rulesCard").setOpen(true);
    side().openInWindow(page("rulesCard"));
    EXPECT_TRUE(page("rulesCard").isWindow());
    EXPECT_TRUE(page("rulesCard").isVisible());
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Notes"}));
    page("openingTree").setOpen(true);
    EXPECT_TRUE(page("rulesCard").isOpen()) << "there is room for another tool";
    page("openingTree").setOpen(false);
    page("rulesCard").close();
    EXPECT_FALSE(page("rulesCard").isWindow());
    EXPECT_TRUE(page("rulesCard").isOpen());
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Rules", "Notes"}));
    side().openInWindow(page("rulesCard"));
    page("rulesCard").setOpen(false);
    EXPECT_FALSE(page("rulesCard").isVisible());
    EXPECT_EQ(titles(), (std::vector<std::string>{"Moves", "Notes"}));
}

TEST_F(Panel, TabsThatHaveNoRoomBecomeAMenu) {
    EXPECT_TRUE(tabs().isVisible());
    QFont large = desk.window.font();
    large.setPixelSize(60);
    side().setFont(large);
    QApplication::processEvents();
    side().retranslate();
    EXPECT_FALSE(tabs().isVisible());
    auto& button = testing::named<QToolButton>(desk.window, "panelTabMenu");
    ASSERT_TRUE(button.isVisible());
    ASSERT_EQ(button.menu()->actions().size(), 2);
    button.menu()->actions()[1]->trigger();
    EXPECT_TRUE(page("notesPage").isSeen());
}

/// Error notices must appear at the bottom of the panel. If a page covers the board, they must appear on this page.
TEST_F(Panel, NoticesFollowWhatIsSeen) {
    auto& status = testing::part<StatusLine>(desk.window);
    status.showError(QStringLiteral("The disk is full."));
    EXPECT_TRUE(side().isAncestorOf(&status.failures()));
    EXPECT_TRUE(status.failures().isVisible());
    desk.trigger("startPage");
    QApplication::processEvents();
    EXPECT_FALSE(side().isAncestorOf(&status.failures()));
    EXPECT_TRUE(status.failures().isVisible());
    desk.trigger("startPage");
    QApplication::processEvents();
    EXPECT_TRUE(side().isAncestorOf(&status.failures()));
    EXPECT_TRUE(status.failures().isVisible());
}

}  // namespace
}  // namespace rokada::ui::sidepanelTest
