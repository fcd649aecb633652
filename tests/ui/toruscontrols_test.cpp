// What the window says and offers for a board without edges.
#include "windowtesting.h"

#include "roundpanel.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

using testing::Desk;

TEST(TorusControls, ACheckFromBothSidesIsSaid) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "12/12/6r5/12/12/6K5/12/12/12/k11/1p10/12 w - - 0 1 -");
    EXPECT_EQ(desk.status(), "Check by the rook on E8 from both sides: one block is not enough.");
}

TEST(TorusControls, TheRoundBoardIsThereForBoardsWithoutEdgesOnly) {
    Desk desk;
    desk.start("vyrt", "pp");
    auto* panel = desk.window.findChild<RoundPanel*>();
    ASSERT_NE(panel, nullptr);
    EXPECT_FALSE(panel->isHidden());
    desk.trigger(Act::RoundBoard);
    EXPECT_TRUE(panel->isHidden());
    desk.trigger(Act::RoundBoard);
    desk.start("chess", "pp");
    EXPECT_TRUE(panel->isHidden());
}

TEST(TorusControls, TheMarginStepsRoundAndIsKept) {
    Desk desk;
    desk.start("vyrt", "pp");
    std::vector<int> margins;
    for (int i = 0; i < 5; ++i) {
        desk.key(Qt::Key_G);
        margins.push_back(desk.board().cut().margin);
    }
    EXPECT_EQ(margins, (std::vector<int>{2, 4, 6, 0, 1}));
    EXPECT_EQ(desk.settings.margin(), 1);
}

}  // namespace
}  // namespace rokada::ui
