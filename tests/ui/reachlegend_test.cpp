// The legend below the board: green, blue and red in numbers, and what is said of a bonus.
#include "windowtesting.h"

#include "reachlegend.h"

#include "bonus.h"

#include <gtest/gtest.h>

namespace rokada::ui {
namespace {

using testing::Desk;

TEST(ReachLegend, IsThereWhereMovingAndTakingDiffer) {
    Desk desk;
    desk.start("bolyar");
    auto* legend = desk.window.findChild<ReachLegend*>();
    ASSERT_NE(legend, nullptr);
    EXPECT_FALSE(legend->isHidden());
    desk.start("chess");
    EXPECT_TRUE(legend->isHidden());
}

TEST(ReachLegend, CountsTheSquaresOfTheSelectedMan) {
    Desk desk;
    desk.start("bolyar");
    desk.window.show();
    auto* legend = desk.window.findChild<ReachLegend*>();
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{-1, -1, -1}));
    desk.click("b1");
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{2, 0, 0}));
    desk.key(Qt::Key_Escape);
    EXPECT_EQ(legend->counts(), (std::array<int, 3>{-1, -1, -1}));
}

}  // namespace
}  // namespace rokada::ui
