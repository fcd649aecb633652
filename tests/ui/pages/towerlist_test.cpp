// Tests the list of a tower above the moves. It shows the pieces of the tower, and lets the user choose how many of
// them move.
#include "pages/towerlist.h"
#include "board/boardwidget.h"
#include "kit/fonts.h"
#include "pages/towerpanel.h"
#include "windowtesting.h"

#include <QLabel>

#include <gtest/gtest.h>

namespace rokada::ui::towerlistTest {
namespace {

using namespace testing;

/// The tower on d2 consists of an unmoved pawn, a bishop, and a queen on top.
constexpr const char* Three = "4k3/8/8/8/8/8/3(PqBQ)4/4K3 w - - 0 1 D";

class TowerPage : public ::testing::Test {
protected:
    TowerPage() {
        desk.start("tavreli", "pp", {}, Three);
        QApplication::processEvents();
    }
    [[nodiscard]] TowerPanel& page() { return named<TowerPanel>(desk.window, "towerPanel"); }
    [[nodiscard]] TowerList& list() { return only<TowerList>(page()); }
    [[nodiscard]] QString label(const char* name) { return named<QLabel>(page(), name).text(); }
    [[nodiscard]] int lifted() { return desk.board().input().lifted(); }
    void press(QPoint at) { QTest::mousePress(&list(), Qt::LeftButton, {}, at); }
    void drag(QPoint to) {
        QMouseEvent event(QEvent::MouseMove, to, list().mapToGlobal(QPointF(to)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&list(), &event);
    }

    Desk desk;
};

TEST_F(TowerPage, IsThereInGamesWithTowersOnly) {
    EXPECT_TRUE(page().isVisible());
    desk.start("chess", "pp");
    QApplication::processEvents();
    EXPECT_FALSE(page().isVisible());
    desk.start("vyrt", "pp");
    QApplication::processEvents();
    EXPECT_FALSE(page().isVisible());
    EXPECT_TRUE(named<PanelPage>(desk.window, "roundPanel").isVisible());
}

TEST_F(TowerPage, LeavesItsRoomToTheMovesUntilThereIsATower) {
    const int usual = page().height();
    desk.start("tavreli", "pp");
    QApplication::processEvents();
    EXPECT_EQ(label("towerHint"), QStringLiteral("There are no towers on the board yet."));
    EXPECT_LT(page().height(), usual / 2);
    desk.play({"e2e4", "d7d5", "e4d5"});
    QApplication::processEvents();
    EXPECT_EQ(page().height(), usual);
}

TEST_F(TowerPage, ListsTheHighestTowerWhileNoneIsPointedAt) {
    desk.start("tavreli", "pp", {}, "4k3/8/1(rN)6/8/8/3(PqBQ)4/6(nR)1/4K3 w - - 0 1 D");
    EXPECT_EQ(label("towerTitle"), QStringLiteral("Tower on d3"));
    EXPECT_EQ(list().tower().pieces.size(), 3U);
    EXPECT_EQ(list().lineAt(), -1) << "it is not in the hand";
    desk.click("g2");
    EXPECT_EQ(label("towerTitle"), QStringLiteral("Tower on g2"));
}

TEST_F(TowerPage, ListsTheSelectedTowerFromTheTop) {
    const int height = page().height();
    desk.click("d2");
    ASSERT_EQ(list().tower().pieces.size(), 3U);
    EXPECT_EQ(list().tower().pieces, desk.board().frame().scene.tower(desk.square("d2")));
    EXPECT_EQ(label("towerTitle"), QStringLiteral("Tower on d2"));
    EXPECT_TRUE(list().accessibleName().contains(QStringLiteral("white prince, white archer")))
        << list().accessibleName().toStdString();
    EXPECT_TRUE(list().accessibleName().contains(QStringLiteral("The whole tower moves.")));
    EXPECT_GE(list().lineAt(), list().rowOf(2).bottom());
    EXPECT_EQ(page().height(), height) << "the moves stay where they are";
}

TEST_F(TowerPage, ShowsTheWholeHandleBelowAHighTower) {
    desk.start("tavreli", "pp", {}, "4k3/8/8/8/8/8/3(PqPbrNBQ)4/4K3 w - - 0 1 D");
    desk.click("d2");
    QApplication::processEvents();
    ASSERT_EQ(list().tower().lifted, static_cast<int>(list().tower().pieces.size()));
    const int handle = designPixels(10, emOf(list().font()));
    EXPECT_LE(list().lineAt() + handle, list().height());
}

TEST_F(TowerPage, DraggingTheLineChoosesHowManyMove) {
    desk.click("d2");
    press(QPoint(20, list().lineAt()));
    EXPECT_EQ(lifted(), 3) << "a press on the line changes nothing";
    drag(QPoint(20, list().rowOf(1).bottom()));
    EXPECT_EQ(lifted(), 2);
    drag(QPoint(20, -50));
    EXPECT_EQ(lifted(), 1);
    drag(QPoint(20, 1000));
    EXPECT_EQ(lifted(), 3);
    drag(QPoint(20, list().rowOf(0).bottom()));
    QTest::mouseRelease(&list(), Qt::LeftButton);
    EXPECT_EQ(lifted(), 1);
    desk.click("d5");
    EXPECT_EQ(desk.game().position().height(desk.square("d5")), 1);
}

TEST_F(TowerPage, AClickOnAPieceAndKeysChooseToo) {
    desk.click("d2");
    QTest::mouseClick(&list(), Qt::LeftButton, {}, list().rowOf(1).center());
    EXPECT_EQ(lifted(), 2);
    list().setFocus();
    for (const auto& [key, count] : {std::pair(Qt::Key_3, 3),
                                     {Qt::Key_Up, 2},
                                     {Qt::Key_Home, 1},
                                     {Qt::Key_Down, 2},
                                     {Qt::Key_End, 3},
                                     {Qt::Key_9, 3}}) {
        QTest::keyClick(&list(), key);
        EXPECT_EQ(lifted(), count) << key;
    }
}

TEST_F(TowerPage, ATowerThatIsPointedAtIsListedWithoutALine) {
    desk.start("tavreli", "pp", {}, "4k3/8/8/3(Pnb)4/8/8/3(PqBQ)4/4K3 w - - 0 1 D");
    // The pointer may already be over d5 after another test. A move to the same place would send no event, so the
    // pointer first moves away.
    QTest::mouseMove(&desk.window, QPoint(1, 1));
    QTest::mouseMove(&desk.board(), desk.board().frame().squareCentre(desk.square("d5")));
    QApplication::processEvents();
    ASSERT_EQ(list().tower().square, desk.square("d5"));
    EXPECT_EQ(list().lineAt(), -1);
    EXPECT_TRUE(label("towerHint").isEmpty());
}

}  // namespace
}  // namespace rokada::ui::towerlistTest
