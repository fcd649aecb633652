// Tests the layout of the board, the evaluation bar and the side panel.
#include "shell/boardarrangement.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui::boardarrangementTest {
namespace {

constexpr int Em = 15;

/// Returns a function that fits a board of this shape into a space. The squares of the board measure whole pixels.
auto boardOf(int columns, int rows) {
    return [columns, rows](QSize room) {
        const int cell = std::min(room.width() / columns, room.height() / rows);
        return QSize(columns * cell, rows * cell);
    };
}

TEST(BoardArrangement, TheBoardTakesTheHeightAndThePanelTheRest) {
    for (const QSize page : {QSize(979, 700), QSize(1204, 800), QSize(1840, 1080), QSize(2460, 1440)}) {
        for (const auto& [columns, rows] : {std::pair(8, 8), {10, 8}, {11, 10}, {14, 14}, {16, 16}}) {
            const BoardArrangement places = arrange(page, Em, 0, boardOf(columns, rows));
            EXPECT_FALSE(places.narrow);
            EXPECT_LE(places.board.bottom(), page.height() - PageMargin);
            EXPECT_GE(places.board.top(), PageMargin);
            EXPECT_LT(places.board.right(), places.bar.left());
            EXPECT_LT(places.bar.right(), places.panel.left());
            EXPECT_LE(places.panel.right(), page.width() - PageMargin);
            EXPECT_GE(places.panel.width(), narrowestPanel(page.width(), Em));
            EXPECT_LE(places.panel.width(), widestPanel(page.width(), Em));
            EXPECT_LE(places.panel.top(), places.board.top());
            EXPECT_GE(places.panel.top(), PageMargin);
            EXPECT_GE(places.panel.height(), places.board.height());
            const int left = places.board.left(), right = page.width() - 1 - places.panel.right();
            EXPECT_LE(std::abs(left - right), 1) << "in the middle together";
        }
    }
}

TEST(BoardArrangement, AChosenWidthIsKeptWithinLimits) {
    const QSize page(1204, 800);
    EXPECT_EQ(arrange(page, Em, 400, boardOf(8, 8)).panel.width(), 400);
    EXPECT_EQ(arrange(page, Em, 4000, boardOf(8, 8)).panel.width(), widestPanel(page.width(), Em));
    EXPECT_EQ(arrange(page, Em, 1, boardOf(8, 8)).panel.width(), narrowestPanel(page.width(), Em));
}

/// The tested font sizes include the size at 200 per cent text size.
TEST(BoardArrangement, ThePanelHasLessThanHalfOfThePage) {
    for (const int em : {14, 30, 44}) {
        const BoardArrangement places = arrange({979, 700}, em, 0, boardOf(8, 8));
        EXPECT_LE(places.panel.width(), 979 * 45 / 100) << em;
        EXPECT_GE(places.board.width(), 979 * 45 / 100) << em;
    }
}

TEST(BoardArrangement, InAHighWindowThePanelLiesBelow) {
    const QSize page(735, 1000);
    ASSERT_TRUE(isNarrow(page));
    const BoardArrangement places = arrange(page, Em, 0, boardOf(8, 8));
    EXPECT_TRUE(places.narrow);
    EXPECT_GT(places.panel.top(), places.board.bottom());
    EXPECT_GE(places.panel.height(), 13 * Em);
    EXPECT_EQ(places.panel.left(), places.board.left());
    EXPECT_EQ(places.panel.right(), places.bar.right());
}

}  // namespace
}  // namespace rokada::ui::boardarrangementTest
