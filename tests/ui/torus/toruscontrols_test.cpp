// Tests controls of the window for boards that wrap around.
#include "windowtesting.h"

#include "score/reviewbar.h"
#include "table/tablesettings.h"
#include "torus/board3dbox.h"
#include "torus/board3dview.h"
#include "torus/boardroll.h"
#include "torus/torussettings.h"

#include <QSignalSpy>
#include <QTabBar>
#include <QWheelEvent>

#include <gtest/gtest.h>

namespace rokada::ui::toruscontrolsTest {
namespace {

using testing::Desk;
using testing::pass;
using namespace std::chrono_literals;

TEST(TorusControls, ACheckFromBothSidesIsSaid) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "12/12/6r5/12/12/6K5/12/12/12/k11/1p10/12 w - - 0 1 -");
    EXPECT_EQ(desk.status(), "The rook on e8 gives check from two directions. Blocking one path is not enough.");
    ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
    EXPECT_EQ(desk.status().find("from two directions"), std::string::npos)
        << "the king has left it: " << desk.status();
}

TEST(TorusControls, ACheckFromBothSidesIsSaidAgainWhenAnythingElseHasBeenRead) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "12/12/6r5/12/12/6K5/12/12/12/k11/1p10/12 w - - 0 1 -");
    const std::string words = desk.status();
    testing::part<StatusLine>(desk.window).showMessage(QStringLiteral("Something else."));
    EXPECT_EQ(desk.status(), "Something else.");
    pass(7s);
    EXPECT_EQ(desk.status(), words);
    desk.trigger("resign");
    desk.trigger("resign");
    EXPECT_EQ(desk.status().find("from two directions"), std::string::npos) << "nobody has to answer it any more";
}

TEST(TorusControls, The3DBoardIsThereForBoardsWithoutEdgesOnly) {
    Desk desk;
    desk.start("vyrt", "pp");
    auto* panel = &testing::only<Board3DPanel>(desk.window);
    EXPECT_TRUE(panel->isSeen());
    desk.trigger("board3D");
    EXPECT_FALSE(panel->isSeen());
    desk.trigger("board3D");
    desk.start("chess", "pp");
    EXPECT_FALSE(panel->isSeen());
}

TEST(TorusControls, TheFormOfThe3DBoardIsKept) {
    Desk desk;
    desk.start("vyrt", "pp");
    auto& shapes = testing::named<QTabBar>(desk.window, "board3DShapes");
    shapes.setCurrentIndex(0);
    EXPECT_EQ(desk.settings.get(keys::board3DShape("vyrt")), Board3DShape::Flat);
    desk.start("chess", "pp");
    shapes.setCurrentIndex(2);
    EXPECT_EQ(desk.settings.get(keys::board3DShape("vyrt")), Board3DShape::Flat) << "another variant is on the board";
    desk.start("vyrt", "pp");
    EXPECT_EQ(shapes.currentIndex(), 0);
}

TEST(TorusControls, The3DBoardThatIsBehindAnotherTabComesToTheFront) {
    Desk desk;
    desk.start("vyrt", "pp");
    auto& panel = testing::only<Board3DPanel>(desk.window);
    ASSERT_TRUE(panel.isSeen());
    desk.trigger("rulesCard");
    ASSERT_FALSE(panel.isSeen());
    desk.trigger("board3D");
    EXPECT_TRUE(panel.isSeen());
    EXPECT_TRUE(desk.action("board3D").isChecked());
    desk.trigger("board3D");
    EXPECT_FALSE(panel.isOpen());
}

TEST(TorusControls, ABoardThatTurnsForAnotherGameLeavesThe3DBoardAlone) {
    Desk desk;
    desk.start("vyrt", "pc");
    desk.start("chess", "cp");
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
    desk.start("vyrt", "pc");
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 0);
}

TEST(TorusControls, AWayBackToTheUsualDrawingIsOfferedWhereThereIsOne) {
    Desk desk;
    desk.start("vyrt", "pp");
    EXPECT_FALSE(desk.action("usualDrawing").isVisible());
    desk.board().scroll({3, 2});
    EXPECT_TRUE(desk.action("usualDrawing").isVisible());
    desk.trigger("usualDrawing");
    EXPECT_EQ(desk.board().frame().look.cut.shift, Delta{});
    EXPECT_FALSE(desk.action("usualDrawing").isVisible());
    desk.board().scroll({3, 2});
    desk.start("chess", "pp");
    EXPECT_FALSE(desk.action("usualDrawing").isVisible());
}

TEST(TorusControls, TheMarginStepsRoundAndIsKept) {
    Desk desk;
    desk.settings.set(keys::letters(), BoardLetters::Commands);
    desk.start("vyrt", "pp");
    std::vector<int> margins;
    for (int i = 0; i < 5; ++i) {
        desk.key(Qt::Key_G);
        margins.push_back(desk.board().frame().look.cut.margin);
    }
    EXPECT_EQ(margins, (std::vector<int>{2, 4, 6, 0, 1}));
    EXPECT_EQ(desk.settings.get(keys::margin()), 1);
}

QWheelEvent wheel(Desk& desk, QPoint pixels, QPoint angle, Qt::KeyboardModifiers keys) {
    const QPointF at = QRectF(desk.board().rect()).center();
    return {at, desk.board().mapToGlobal(at), pixels, angle, Qt::NoButton, keys, Qt::NoScrollPhase, false};
}

TEST(TorusControls, TwoFingersAndAWheelWithKeysScrollTheBoard) {
    Desk desk;
    desk.start("vyrt", "pp");
    QWheelEvent fingers = wheel(desk, {0, 40}, {0, 120}, Qt::NoModifier);
    QApplication::sendEvent(&desk.board(), &fingers);
    EXPECT_EQ(desk.board().frame().look.cut.shift, (Delta{0, 11}));
    QWheelEvent files = wheel(desk, {}, {0, 120}, Qt::ShiftModifier);
    QApplication::sendEvent(&desk.board(), &files);
    EXPECT_EQ(desk.board().frame().look.cut.shift, (Delta{1, 11}));
    QWheelEvent ranks = wheel(desk, {}, {0, -120}, Qt::ControlModifier);
    QApplication::sendEvent(&desk.board(), &ranks);
    EXPECT_EQ(desk.board().frame().look.cut.shift, (Delta{1, 0}));
}

TEST(TorusControls, APlainWheelStepsThroughTheGame) {
    Desk desk;
    desk.start("vyrt", "pp");
    desk.window.session().play(desk.game().moves()[0]);
    QWheelEvent plain = wheel(desk, {}, {0, 120}, Qt::NoModifier);
    QApplication::sendEvent(&desk.board(), &plain);
    EXPECT_EQ(desk.board().frame().look.cut.shift, Delta{});
    EXPECT_FALSE(testing::part<ReviewBar>(desk.window).isHidden());
}

constexpr std::string_view QueenAtTheEdge = "12/12/12/12/1k10/12/12/6Q5/5R6/12/12/K11 w - - 0 1 -";

/// Returns the opacity of the view at one of its corners, where it covers the board.
int cornerAlpha(BoardRoll& roll) {
    QImage picture(roll.view().size(), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QWidget& seen = roll.view();
    seen.render(&picture, {}, {}, QWidget::RenderFlags());
    return picture.pixelColor(0, 0).alpha();
}

TEST(TorusControls, TheBoardRollsUpForAMoveOverItsEdgeAFewTimes) {
    Desk desk;
    auto* roll = &testing::only<BoardRoll>(desk.window);
    desk.start("vyrt", "pp", {}, QueenAtTheEdge);
    desk.playByMouse("e3e7");
    EXPECT_TRUE(roll->view().isHidden());
    EXPECT_EQ(desk.settings.get(keys::rollsLeft()), 2);
    desk.start("vyrt", "pp", {}, QueenAtTheEdge);
    desk.playByMouse("k11k12");
    EXPECT_TRUE(roll->view().isHidden());
    desk.start("vyrt", "pp", {}, QueenAtTheEdge);
    desk.playByMouse("k11j11");
    EXPECT_FALSE(roll->view().isHidden());
    EXPECT_EQ(desk.settings.get(keys::rollsLeft()), 1);
    // The animation begins with a flat 3D board, which must cover the board exactly.
    const QPoint seen = roll->view().mapTo(&desk.board(), roll->view().squareCentre(desk.square("e3")));
    EXPECT_LE((seen - desk.board().frame().squareCentre(desk.square("e3"))).manhattanLength(), 3);
    QSignalSpy covering(&roll->view(), &Board3DView::covering);
    EXPECT_EQ(cornerAlpha(*roll), 0) << "it comes softly";
    roll->view().advance(200);
    EXPECT_EQ(covering.size(), 1);
    EXPECT_EQ(cornerAlpha(*roll), 255);
    EXPECT_TRUE(desk.board().frame().progress.underWay()) << "the piece that lies below has arrived";
    roll->view().advance(2000);
    EXPECT_TRUE(roll->view().isHidden());
    EXPECT_FALSE(desk.board().frame().progress.underWay());
}

TEST(TorusControls, TheFirstRollsHideNoCapture) {
    constexpr std::string_view PawnBehindTheEdge = "12/12/12/12/1k10/12/12/6Q5/5R6/12/12/K10p w - - 0 1 -";
    Desk desk;
    auto* roll = &testing::only<BoardRoll>(desk.window);
    desk.start("vyrt", "pp", {}, PawnBehindTheEdge);
    desk.playByMouse("k11j11");
    EXPECT_TRUE(roll->view().isHidden());
    EXPECT_EQ(desk.settings.get(keys::rollsLeft()), 2) << "it was none of the first times";
    // A setting of -1 shows the animation every time.
    desk.settings.set(keys::rollsLeft(), -1);
    desk.start("vyrt", "pp", {}, PawnBehindTheEdge);
    desk.playByMouse("k11j11");
    EXPECT_FALSE(roll->view().isHidden());
}

TEST(TorusControls, AnEverydayMoveOverTheEdgeGoesOutAndComesInAndTakesItsTime) {
    Desk desk;
    desk.settings.set(keys::rollsLeft(), 0);
    desk.start("vyrt", "pp", {}, QueenAtTheEdge);
    QApplication::processEvents();
    desk.play({"k11j11"});
    EXPECT_TRUE(testing::only<BoardRoll>(desk.window).view().isHidden());
    pass(200ms);
    EXPECT_TRUE(desk.board().frame().progress.underWay());
    pass(200ms);
    EXPECT_FALSE(desk.board().frame().progress.underWay());
    desk.play({"l6l5", "e3e7"});
    pass(200ms);
    EXPECT_FALSE(desk.board().frame().progress.underWay()) << "no edge is crossed";
}

}  // namespace
}  // namespace rokada::ui::toruscontrolsTest
