// Move patterns on an empty board must be shown only on request.
#include "boardtesting.h"

#include "boardpicture.h"
#include "scene/boardscene.h"

#include <gtest/gtest.h>

namespace rokada::ui::movepatternTest {
namespace {

using testing::Table;

TEST(MovePattern, IsThePatternRoundThePieceWhateverStandsThere) {
    const Table t("greatshatranj");
    const Kind general = kindOf(t.game.position()[t.square("d1")]);
    SquareSet wanted = t.book->geometry().squares("c1-e2");
    wanted.reset(t.square("d1"));
    for (const char* leap : {"b1", "f1", "d3", "b3", "f3"}) wanted.set(t.square(leap));
    EXPECT_EQ(patternOf(t.book->geometry(), t.book->variant().kinds[general].movement, t.square("d1"), 0), wanted);
}

TEST(MovePattern, IsNotShownByASelection) {
    Table t("greatshatranj");
    t.click("a1");
    const QImage selected = testing::boardPicture(t.board, t.board.size());
    t.click("a1");
    t.click("a1");
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()), selected) << "not the first time either";
}

TEST(MovePattern, IsShownWhileTheKeyIsHeld) {
    Table t("greatshatranj");
    t.click("a1");
    const QImage before = testing::boardPicture(t.board, t.board.size());
    QTest::keyPress(&t.board, Qt::Key_Shift);
    const QImage held = testing::boardPicture(t.board, t.board.size());
    EXPECT_NE(held, before);
    QTest::keyRelease(&t.board, Qt::Key_Shift);
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()), before);
}

TEST(MovePattern, IsShownWhileTheRightButtonIsHeldOnThePiece) {
    Table t("chess");
    const QImage before = testing::boardPicture(t.board, t.board.size());
    QTest::mousePress(&t.board, Qt::RightButton, {}, t.point("g8"));
    const QRect reached(t.point("f6") - QPoint(20, 20), QSize(40, 40));
    EXPECT_NE(testing::boardPicture(t.board, t.board.size()).copy(reached), before.copy(reached));
    t.moveTo(t.point("g5"));
    EXPECT_EQ(testing::boardPicture(t.board, t.board.size()).copy(reached), before.copy(reached))
        << "an arrow is being drawn";
    QTest::mouseRelease(&t.board, Qt::RightButton, {}, t.point("g5"));
}

TEST(MovePattern, LeavesTheFacesOfPiecesFree) {
    Table t("chess");
    const auto seen = [&](std::string_view name) {
        return testing::boardPicture(t.board, t.board.size())
            .copy(QRect(t.point(name) - QPoint(12, 12), QSize(24, 24)));
    };
    const QImage occupied = seen("e7");
    const QImage empty = seen("f6");
    QTest::mousePress(&t.board, Qt::RightButton, {}, t.point("g8"));
    EXPECT_EQ(seen("e7"), occupied);
    EXPECT_NE(seen("f6"), empty);
    QTest::mouseRelease(&t.board, Qt::RightButton, {}, t.point("g8"));
}

}  // namespace
}  // namespace rokada::ui::movepatternTest
