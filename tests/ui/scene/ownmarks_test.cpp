// Tests arrows and circles that the user draws with the right mouse button, and the attack map of a side.
#include "boardquestions.h"
#include "boardtesting.h"
#include "heldtime.h"

#include "boardpicture.h"
#include "scene/boardscene.h"
#include "scene/ownmarks.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::ui::ownmarksTest {
namespace {

using testing::Table;

void rightDrag(Table& t, std::string_view from, std::string_view to, Qt::KeyboardModifiers keys = {}) {
    QTest::mousePress(&t.board, Qt::RightButton, keys, t.point(from));
    QTest::mouseRelease(&t.board, Qt::RightButton, keys, t.point(to));
}

std::string text(const Table& t, const Path& path) {
    std::string names;
    for (const Square s : path) names += (names.empty() ? "" : " ") + t.book->geometry().name(s);
    return names;
}

TEST(OwnMarks, LinesSnapToTheNearestMove) {
    const Table t("chess");
    const Geometry& board = t.book->geometry();
    EXPECT_EQ(text(t, drawnLine(board, t.square("e2"), t.square("e4"))), "e2 e3 e4");
    EXPECT_EQ(text(t, drawnLine(board, t.square("g1"), t.square("f3"))), "g1 f3");
    EXPECT_EQ(text(t, drawnLine(board, t.square("a1"), t.square("g8"))), "a1 b2 c3 d4 e5 f6 g7");
    EXPECT_EQ(text(t, drawnLine(board, t.square("a1"), t.square("a1"))), "a1");
}

TEST(OwnMarks, RoundATorusTheyGoTheShorterWay) {
    const Table t("vyrt");
    EXPECT_EQ(text(t, drawnLine(t.book->geometry(), t.square("k5"), t.square("i5"))), "k5 j5 i5");
}

TEST(OwnMarks, BetweenCornersOfBolyarTheLineGoesOnOverTheGap) {
    const Table t("bolyar");
    const Path path = drawnLine(t.book->geometry(), t.square("z0"), t.square("z9"));
    EXPECT_EQ(path.back(), t.square("z9"));
}

TEST(OwnMarks, TheRightButtonDrawsAndTakesAway) {
    Table t("chess");
    rightDrag(t, "e2", "e4");
    rightDrag(t, "d5", "d5", Qt::ControlModifier);
    ASSERT_EQ(t.board.frame().notes.drawn.all().size(), 2U);
    EXPECT_FALSE(t.board.frame().notes.drawn.all()[0].circle());
    EXPECT_TRUE(t.board.frame().notes.drawn.all()[1].circle());
    EXPECT_EQ(t.board.frame().notes.drawn.all()[1].ink, Ink::Red);
    rightDrag(t, "e2", "e4", Qt::ShiftModifier);
    EXPECT_EQ(t.board.frame().notes.drawn.all()[0].ink, Ink::Blue);
    rightDrag(t, "e2", "e4", Qt::ShiftModifier);
    EXPECT_EQ(t.board.frame().notes.drawn.all().size(), 1U);
    EXPECT_TRUE(t.moves.empty());
}

TEST(OwnMarks, EscapeAndTheNextMoveWipeThem) {
    Table t("chess");
    rightDrag(t, "a1", "a8");
    t.key(Qt::Key_Escape);
    EXPECT_TRUE(t.board.frame().notes.drawn.all().empty());
    rightDrag(t, "a1", "a8");
    t.play(Move(t.square("g1"), t.square("f3")));
    EXPECT_TRUE(t.board.frame().notes.drawn.all().empty());
}

TEST(OwnMarks, HoldingTheButtonOnAPieceAsksForItsReachAndDrawsNothing) {
    Table t("chess");
    const auto hold = [&](std::string_view square) {
        QTest::mousePress(&t.board, Qt::RightButton, {}, t.point(square));
        testing::pass(std::chrono::milliseconds(400));
        QTest::mouseRelease(&t.board, Qt::RightButton, {}, t.point(square));
    };
    hold("e2");
    EXPECT_TRUE(t.board.frame().notes.drawn.all().empty());
    rightDrag(t, "e2", "e2");
    hold("e2");
    EXPECT_EQ(t.board.frame().notes.drawn.all().size(), 1U) << "nor does it take a circle away";
    hold("e4");
    EXPECT_EQ(t.board.frame().notes.drawn.all().size(), 2U) << "an empty square reaches nothing";
}

TEST(OwnMarks, LettingGoOfAPieceDrawsNothing) {
    Table t("chess");
    t.click("e2");
    rightDrag(t, "e2", "e2");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
    EXPECT_TRUE(t.board.frame().notes.drawn.all().empty());
}

TEST(OwnMarks, AreDrawnOnEveryBoardHoweverItIsTurned) {
    for (const VariantInfo& info : offeredVariants()) {
        Table t(info.id);
        t.board.setLook(&BoardLook::quarterTurns, 1);
        const QImage before = testing::boardPicture(t.board, QSize(600, 500));
        const Square one = t.game.position().king(Side(0));
        QTest::mouseClick(&t.board, Qt::RightButton, {}, t.board.frame().squareCentre(one));
        EXPECT_NE(testing::boardPicture(t.board, QSize(600, 500)), before) << info.id;
    }
}

TEST(SideReach, CountsThePiecesThatReachEachSquare) {
    const Table t("chess");
    const SideReach white = reachOfSide(t.game, Side(0));
    EXPECT_EQ(white.pieces[t.square("a3")], 2);
    EXPECT_EQ(white.pieces[t.square("e4")], 1);
    EXPECT_EQ(white.pieces[t.square("e5")], 0);
    EXPECT_EQ(reachOfSide(t.game, Side(1)).pieces[t.square("f6")], 2);
}

TEST(SideReach, IsShownForTheMoverThenForTheOthersThenNotAtAll) {
    Table t("chess");
    testing::showNextReach(t.board);
    EXPECT_EQ(t.board.frame().notes.reach.side, Side(0));
    testing::showNextReach(t.board);
    EXPECT_EQ(t.board.frame().notes.reach.side, Side(1));
    testing::showNextReach(t.board);
    EXPECT_EQ(t.board.frame().notes.reach.side, NoSide);
}

}  // namespace
}  // namespace rokada::ui::ownmarksTest
