// Tests boards that wrap around and are drawn cut open: ghost copies of squares beyond the cut, scrolling, tags where a
// line crosses the cut, and closed lines. The tests check geometry and use real mouse events.
#include "boardtesting.h"

#include "boardpicture.h"
#include "explain/rays.h"
#include "framerects.h"
#include "paint/seampainter.h"
#include "scene/boardglide.h"
#include "scene/movemark.h"
#include "scene/seam.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

#include <set>

namespace rokada::ui::boardseamTest {
namespace {

using testing::Table;

constexpr QSize PictureSize(744, 614);
const char* const QueenOnE3 = "12/12/12/12/1k10/12/12/6Q5/12/12/12/K11 w - - 0 1 -";
const char* const RookBehind = "12/12/6r5/12/12/6K5/12/12/12/k11/1p10/12 w - - 0 1 -";

BoardLayout layoutOf(const Table& t, Cut cut, int turns = 0) {
    return {t.book->variant(), PictureSize, turns, Coordinates::Outside, cut};
}

void scrollTo(Table& t, Delta shift, int margin = 1) { t.board.setLook(&BoardLook::cut, {margin, shift}); }

TEST(Ghosts, AMarginOfOneDoublesTheRim) {
    const Table t("vyrt");
    const BoardLayout board = layoutOf(t, {.margin = 1, .shift = {}});
    // A corner square has three ghost copies, and an edge square has one. Other squares have none.
    EXPECT_EQ(board.copies(t.square("k11")).size(), 4U);
    EXPECT_EQ(board.copies(t.square("k5")).size(), 2U);
    EXPECT_EQ(board.copies(t.square("e5")).size(), 1U);
    EXPECT_EQ(board.whole().width(), 14 * board.cell());
}

TEST(Ghosts, AMarginOfSixShowsEverySquareFourTimes) {
    const Table t("vyrt");
    const BoardLayout board = layoutOf(t, {.margin = 6, .shift = {}});
    for (int s = 0; s < 144; ++s) EXPECT_EQ(board.copies(Square(s)).size(), 4U);
}

TEST(Ghosts, EveryCopyLeadsBackToItsSquareHoweverTheBoardIsTurnedAndScrolled) {
    const Table t("vyrt");
    for (int turns = 0; turns < 4; ++turns) {
        for (const Cut& cut : {Cut{0, {3, 5}}, Cut{1, {}}, Cut{2, {-7, 4}}, Cut{6, {25, -1}}}) {
            const BoardLayout board = layoutOf(t, cut, turns);
            for (int s = 0; s < 144; ++s) {
                for (const QRect& box : board.copies(Square(s))) {
                    EXPECT_EQ(board.at(box.topLeft()), Square(s));
                    EXPECT_EQ(board.at(box.bottomRight()), Square(s));
                    EXPECT_TRUE(board.whole().contains(box));
                }
            }
            EXPECT_EQ(board.at(board.whole().topLeft() - QPoint(1, 1)), NoSquare);
        }
    }
}

/// An arrow that ends at the cut must not show a part of its head on a ghost square.
TEST(Ghosts, OnlyAnArrowThatCrossesTheCutIsSeenBeyondIt) {
    Table t("vyrt");
    scrollTo(t, {});
    const BoardLayout& board = t.board.frame().layout;
    const auto pictured = [&](const Path& way) {
        t.board.setNotes(&BoardNotes::moveMark, MoveMark{NoSquare, 0, way, {}});
        return t.board.grab().toImage();
    };
    const QImage plain = pictured({});
    const QImage near = pictured({t.square("c5"), t.square("k5")});
    const QImage over = pictured({t.square("i5"), t.square("l5")});
    for (const QRect& box : board.copies(t.square("k5"))) {
        const QPoint at = box.center() + QPoint(box.width() * 3 / 10, 0);
        EXPECT_EQ(near.pixel(at) != plain.pixel(at), board.area().contains(box));
        EXPECT_NE(over.pixel(at), plain.pixel(at));
    }
}

/// A ghost square must show no badge. A badge reaches beyond the corner of its square, where the drawn margin ends, so
/// it would be cut off.
TEST(Ghosts, HaveNoBadge) {
    Table t("vyrt");
    scrollTo(t, {});
    const auto pictured = [&](int nag) {
        t.board.setNotes(&BoardNotes::moveMark, MoveMark{t.square("l9"), nag, {}, {}});
        return t.board.grab().toImage();
    };
    const QImage plain = pictured(0), bad = pictured(4);
    const QRect area = t.board.frame().layout.area();
    bool inside = false;
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x) {
            if (plain.pixel(x, y) == bad.pixel(x, y)) continue;
            inside = true;
            ASSERT_TRUE(area.contains(x, y)) << x << ' ' << y;
        }
    }
    EXPECT_TRUE(inside);
}

TEST(Ghosts, OtherBoardsHaveNoneAndAreNotScrolled) {
    const Table t("chess");
    const BoardLayout board = layoutOf(t, {.margin = 3, .shift = {2, 2}});
    EXPECT_EQ(board.whole(), board.area());
    EXPECT_EQ(board.screenPlace(t.square("a1")), QPoint(0, 7));
}

TEST(Scrolling, MovesTheWholeDrawing) {
    const Table t("vyrt");
    const BoardLayout plain = layoutOf(t, {});
    const BoardLayout moved = layoutOf(t, {.margin = 0, .shift = {1, 2}});
    EXPECT_EQ(plain.screenPlace(t.square("k11")), QPoint(0, 11));
    EXPECT_EQ(moved.screenPlace(t.square("k11")), QPoint(1, 9));
    EXPECT_EQ(moved.screenPlace(t.square("j5")), QPoint(0, plain.screenPlace(t.square("j5")).y() - 2));
}

TEST(Scrolling, PanelsAndNamesStayBesideTheGhosts) {
    const Table t("vyrt");
    for (const int margin : {0, 1, 6}) {
        const BoardLayout board = layoutOf(t, {.margin = margin, .shift = {}});
        for (const PlayerPanel& panel : board.panels()) {
            EXPECT_TRUE(QRect(QPoint(0, 0), PictureSize).contains(panel.rect));
            EXPECT_FALSE(panel.rect.intersects(board.whole()));
        }
        EXPECT_GE(board.cell(), margin < 6 ? 35 : 20);
    }
}

TEST(Course, ALineLeavesWhereTheEdgeReallyIs) {
    const Table t("vyrt");
    const BoardLayout board = layoutOf(t, {});
    // A knight's leap from f11 down to e9 leaves the board after a quarter of its path.
    const Course leap = courseOf(board, {t.square("f11"), t.square("e9")});
    ASSERT_EQ(leap.crossings.size(), 1U);
    EXPECT_DOUBLE_EQ(leap.crossings[0].out.y(), QRectF(board.area()).bottom());
    EXPECT_DOUBLE_EQ(leap.crossings[0].in.y(), QRectF(board.area()).top());
    EXPECT_NEAR(leap.crossings[0].out.x(), board.centre(t.square("f11")).x() - board.cell() / 4.0, 1e-6);
}

TEST(Course, ThroughTheCornerThereIsOneCrossing) {
    const Table t("vyrt");
    const BoardLayout board = layoutOf(t, {});
    const Course course = courseOf(board, {t.square("k11"), t.square("j10")});
    ASSERT_EQ(course.crossings.size(), 1U);
    EXPECT_EQ(course.crossings[0].out, QRectF(board.area()).bottomLeft());
    EXPECT_EQ(course.crossings[0].in, QRectF(board.area()).topRight());
}

TEST(Course, AKnightMayCrossBothEdgesApart) {
    const Table t("vyrt");
    const Course course = courseOf(layoutOf(t, {}), {t.square("k11"), t.square("j9")});
    EXPECT_EQ(course.crossings.size(), 2U);
    EXPECT_EQ(course.lines.size(), 3U);
}

TEST(Course, ScrollingMovesTheCutAwayFromALine) {
    const Table t("vyrt");
    const Path path{t.square("i5"), t.square("j5"), t.square("k5"), t.square("l5")};
    EXPECT_EQ(courseOf(layoutOf(t, {}), path).crossings.size(), 1U);
    EXPECT_TRUE(courseOf(layoutOf(t, {.margin = 0, .shift = {6, 0}}), path).crossings.empty());
}

TEST(SeamTags, TwinsFaceEachOtherAndLinesThatMeetShareThem) {
    const Table t("vyrt", {}, QueenOnE3);
    const BoardLayout board = layoutOf(t, {.margin = 1, .shift = {}});
    const auto lines = rays(t.game.position(), t.square("e3"));
    const auto tags = tagsOf(board, lines);
    // The file and the rank have one pair of tags each. Each diagonal has two pairs.
    ASSERT_EQ(tags.size(), 12U);
    for (std::size_t i = 0; i < tags.size(); i += 2) {
        EXPECT_EQ(tags[i].number, static_cast<int>(i / 2 + 1));
        EXPECT_EQ(tags[i + 1].number, tags[i].number);
        const QPointF apart = tags[i].centre - tags[i + 1].centre;
        EXPECT_TRUE(std::abs(apart.x()) == board.area().width() || std::abs(apart.y()) == board.area().height());
    }
    for (const SeamTag& one : tags) {
        for (const SeamTag& other : tags) {
            EXPECT_TRUE(&one == &other || QLineF(one.centre, other.centre).length() > 2 * tagRadius(board));
        }
    }
}

TEST(SeamTags, LeapsAndSmallPicturesHaveNone) {
    const Table t("vyrt", {}, "12/12/12/12/1k10/12/12/12/12/R11/N11/K11 w - - 0 1 -");
    const auto tagged = [&](const char* square, const BoardLayout& board) {
        BoardFrame frame{.book = t.book, .layout = board, .scene = sceneOf(t.game, {})};
        frame.attention.square = t.square(square);
        frame.attention.endless.rays = rays(t.game.position(), frame.attention.square);
        return taggedPaths(frame).size();
    };
    const BoardLayout board = layoutOf(t, {.margin = 1, .shift = {}});
    EXPECT_GT(tagged("k1", board), 0U) << "a rook";
    EXPECT_EQ(tagged("k12", board), 0U) << "a knight";
    EXPECT_EQ(tagged("k1", BoardLayout(t.book->variant(), QSize(200, 200), 0, Coordinates::Off)), 0U);
}

TEST(SeamTags, WithoutGhostsTheyLieInsideTheBoard) {
    const Table t("vyrt", {}, QueenOnE3);
    const BoardLayout board = layoutOf(t, {});
    for (const SeamTag& tag : tagsOf(board, rays(t.game.position(), t.square("e3"))))
        EXPECT_TRUE(QRectF(board.area()).contains(tag.centre));
}

TEST(Seam, BeyondItLieSquaresThatNoStraightLineReaches) {
    const Table t("vyrt", {}, QueenOnE3);
    const auto lines = rays(t.game.position(), t.square("e3"));
    const SquareSet beyond = beyondTheSeam(layoutOf(t, {}), lines);
    // Without crossing the cut, the queen on e3 reaches e12 on its file, and j8 and k9 on its two diagonals. It reaches
    // l10 only across the cut.
    EXPECT_FALSE(beyond.test(t.square("e12")));
    EXPECT_FALSE(beyond.test(t.square("j8")));
    EXPECT_TRUE(beyond.test(t.square("l10")));
    EXPECT_FALSE(beyond.test(t.square("k9")));
}

TEST(GhostMouse, AClickOnAGhostMakesTheMove) {
    Table t("vyrt");
    const auto copies = testing::copyCentres(t.board.frame(), t.square("a11"));
    ASSERT_EQ(copies.size(), 2U);
    t.click("b1");
    t.click(copies[1]);
    EXPECT_TRUE(t.chose("b1", "a11"));
    for (const QPoint copy : copies) EXPECT_EQ(t.board.frame().squareAt(copy), t.square("a11"));
}

TEST(GhostMouse, APieceIsTakenFromAGhostAndDroppedOnOne) {
    Table t("vyrt", {}, RookBehind);
    scrollTo(t, {0, 0}, 6);
    const auto from = testing::copyCentres(t.board.frame(), t.square("e5"));
    const auto to = testing::copyCentres(t.board.frame(), t.square("d6"));
    ASSERT_EQ(from.size(), 4U);
    t.drag(from[3], to[1]);
    EXPECT_TRUE(t.chose("e5", "d6"));
}

TEST(GhostMouse, MovesOnATurnedAndScrolledBoardAreTheSame) {
    Table t("vyrt");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    scrollTo(t, {5, 3}, 4);
    t.drag("g1", "f11");
    EXPECT_TRUE(t.chose("g1", "f11"));
}

void middleDrag(Table& t, QPoint from, QPoint to) {
    QTest::mousePress(&t.board, Qt::MiddleButton, {}, from);
    QMouseEvent event(QEvent::MouseMove, to, t.board.mapToGlobal(QPointF(to)), Qt::NoButton, Qt::MiddleButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&t.board, &event);
    QTest::mouseRelease(&t.board, Qt::MiddleButton, {}, to);
}

TEST(Scrolling, TheMiddleButtonDragsTheBoardRoundWithoutEnd) {
    Table t("vyrt");
    const QPoint a1 = t.point("a1");
    const int cell = t.point("b1").x() - a1.x();
    middleDrag(t, a1, a1 + QPoint(2 * cell + cell / 5, -cell));
    EXPECT_EQ(t.point("a1"), a1 + QPoint(2 * cell, -cell));
    for (int i = 0; i < 5; ++i) middleDrag(t, a1, a1 + QPoint(2 * cell, 0));
    EXPECT_EQ(t.board.frame().look.cut.shift, (Delta{0, 1}));
    EXPECT_TRUE(t.moves.empty());
}

TEST(Scrolling, ShiftWithArrowsScrollsOneLine) {
    Table t("vyrt");
    t.board.setLook(&BoardLook::quarterTurns, 1);
    const QPoint a1 = t.point("a1");
    QTest::keyClick(&t.board, Qt::Key_Right, Qt::ShiftModifier);
    EXPECT_EQ(t.point("a1").y(), a1.y());
    EXPECT_GT(t.point("a1").x(), a1.x());
    QTest::keyClick(&t.board, Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(t.point("a1"), a1);
}

TEST(Centring, BringsASelectedPieceToTheMiddleAndBack) {
    Table t("vyrt");
    t.click("b1");
    t.board.centreOrRestore();
    const BoardLayout board = layoutOf(t, t.board.frame().look.cut);
    EXPECT_EQ(board.screenPlace(t.square("b1")), QPoint(6, 6));
    t.board.centreOrRestore();
    EXPECT_EQ(t.board.frame().look.cut.shift, Delta{});
}

TEST(Centring, WithoutASelectionItIsTheKing) {
    Table t("vyrt");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    t.board.centreOrRestore();
    EXPECT_EQ(layoutOf(t, t.board.frame().look.cut, 2).screenPlace(t.square("e1")), QPoint(6, 6));
}

TEST(ClosedLines, AreShownWithControlOrWhenWanted) {
    Table t("vyrt", {}, QueenOnE3);
    const QSignalSpy told(&t.board, &BoardWidget::loopsShown);
    t.click("e3");
    EXPECT_EQ(told.count(), 0);
    t.key(Qt::Key_Escape);
    QTest::mouseClick(&t.board, Qt::LeftButton, Qt::ControlModifier, t.point("e3"));
    EXPECT_EQ(told.count(), 1);
    t.key(Qt::Key_Escape);
    t.board.setLook(&BoardLook::loops, true);
    t.click("e3");
    EXPECT_EQ(told.count(), 2);
}

TEST(GhostPainting, GhostsArePiecesOfTheSamePictureButPaler) {
    Table t("vyrt");
    scrollTo(t, {}, 2);
    const QImage picture = testing::boardPicture(t.board, PictureSize);
    const BoardLayout board = layoutOf(t, {.margin = 2, .shift = {}});
    const auto copies = board.copies(t.square("b12"));
    ASSERT_EQ(copies.size(), 2U);
    std::set<QRgb> own, ghost;
    for (int y = 4; y < board.cell() - 4; ++y) {
        for (int x = 4; x < board.cell() - 4; ++x) {
            own.insert(picture.pixel(copies[0].topLeft() + QPoint(x, y)));
            ghost.insert(picture.pixel(copies[1].topLeft() + QPoint(x, y)));
        }
    }
    EXPECT_GT(own.size(), 10U);
    EXPECT_GT(ghost.size(), 10U);
    const QColor square = picture.pixelColor(copies[0].topLeft() + QPoint(4, 4));
    const QColor pale = picture.pixelColor(copies[1].topLeft() + QPoint(4, 4));
    EXPECT_NE(square, pale);
}

TEST(Seam, AnEmptySquareIsTakenToScrollTheBoard) {
    Table t("vyrt");
    const int cell = t.board.frame().layout.cell();
    t.drag(t.point("e4"), t.point("e4") + QPoint(2 * cell, 0));
    EXPECT_EQ(
        std::abs(t.board.frame().look.cut.shift.dx) % 12 == 2 || std::abs(t.board.frame().look.cut.shift.dx) % 12 == 10,
        true)
        << t.board.frame().look.cut.shift.dx;
    EXPECT_TRUE(t.illegalMoves.empty());
    const Delta before = t.board.frame().look.cut.shift;
    t.drag(t.point("e2"), t.point("e4"));
    EXPECT_TRUE(t.chose("e2", "e4")) << "a piece is moved as always";
    EXPECT_EQ(t.board.frame().look.cut.shift, before);
}

}  // namespace
}  // namespace rokada::ui::boardseamTest
