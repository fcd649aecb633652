// How the board is seen: chosen by menu, shown at once and kept.
#include "windowtesting.h"

#include "occupants.h"
#include "reachlegend.h"
#include "viewcontrols.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

using testing::Desk;

TEST(ViewControls, TheRotationIsKept) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}});
    desk.window.viewControls().actions().rotation(Rotation::RoundTable).trigger();
    EXPECT_EQ(desk.board().look().standing, Standing::RoundTable);
    EXPECT_EQ(desk.settings.rotation(), Rotation::RoundTable);
    desk.window.viewControls().actions().rotation(Rotation::Fixed).trigger();
    EXPECT_EQ(desk.board().look().standing, Standing::Upright);
}

TEST(ViewControls, MarksAndMethodAreKept) {
    Desk desk;
    desk.start("chess", "pp");
    ViewActions& actions = desk.window.viewControls().actions();
    actions[ViewAct::Checks].trigger();
    actions[ViewAct::ThreeSorts].trigger();
    actions.method(MoveMethod::Click).trigger();
    BoardLook wanted;
    wanted.checks = false;
    wanted.threeSorts = true;
    wanted.method = MoveMethod::Click;
    EXPECT_EQ(desk.board().look(), wanted);
    EXPECT_EQ(desk.settings.boardLook(), wanted);
}

TEST(ViewControls, TheThreeSortsBringTheirLegendAlong) {
    Desk desk;
    desk.start("chess", "pp");
    auto* legend = desk.window.findChild<ReachLegend*>();
    EXPECT_TRUE(legend->isHidden());
    desk.window.viewControls().actions()[ViewAct::ThreeSorts].trigger();
    EXPECT_FALSE(legend->isHidden());
    desk.click("e2");
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{0, 2, 0}));
}

TEST(ViewControls, PointingAtTheLegendLightsItsSquares) {
    Desk desk;
    desk.start("bolyar", "pp");
    desk.click("b1");
    auto* legend = desk.window.findChild<ReachLegend*>();
    const QImage before = desk.board().picture({600, 600});
    QTest::mouseMove(legend, legend->entries()[0].center());
    const QImage lit = desk.board().picture({600, 600});
    EXPECT_NE(lit, before);
    QTest::mouseMove(legend, QPoint(1, 1));
    EXPECT_EQ(desk.board().picture({600, 600}), before);
}

TEST(ViewControls, ThePlateOfAMatedArmySaysWhenAndByWhom) {
    Desk desk;
    desk.start("fortress", "pppp", {{"placement", "standard"}},
               "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**2bP9**/**12**/**12**/**12**/3wB12/"
               "2wQ5wK7/4********4/bK3********4 w - - 0 1");
    desk.playByMouse("c3b2");
    EXPECT_EQ(platesOf(desk.window.session())[1].note.toStdString(), "Mated by White in round 1");
    EXPECT_EQ(platesOf(desk.window.session())[2].note.toStdString().find("Mated"), std::string::npos);
}

}  // namespace
}  // namespace rokada::ui
