// Tests the 3D board: projection, visibility of squares, moves across the edges, and clicks.
#include "boardtesting.h"

#include "text/movetext.h"
#include "torus/board3dmotion.h"
#include "torus/board3dview.h"

#include <gtest/gtest.h>

#include <QWheelEvent>

#include <cmath>
#include <numbers>
#include <set>

namespace rokada::ui::board3dTest {
namespace {

using testing::Table;

constexpr QSize Pane(600, 500);
constexpr Pose Flat{};
constexpr Pose Upright{.files = 1};
constexpr Pose Lying{.ranks = 1};
constexpr Pose Torus{.files = 1, .ranks = 1, .pitch = 0.7};

double apart(Vec3 a, Vec3 b) { return length(a - b); }

Vec3 pointOn(const Pose& pose, QPointF place) { return Surface(pose).at(place).point; }

Vec3 normalOn(const Pose& pose, QPointF place) { return Surface(pose).at(place).normal; }

TEST(Surface, AFlatSheetIsTheDrawing) {
    EXPECT_NEAR(apart(pointOn(Flat, {0, 0}), {-0.5, -0.5, 0}), 0, 1e-9);
    EXPECT_NEAR(apart(pointOn(Flat, {1, 0.25}), {0.5, -0.25, 0}), 0, 1e-9);
    EXPECT_NEAR(normalOn(Flat, {0.3, 0.6}).z, 1, 1e-9);
}

TEST(Surface, TheEdgesOfACylinderMeet) {
    for (const double at : {0.0, 0.3, 1.0}) {
        EXPECT_NEAR(apart(pointOn(Upright, {0, at}), pointOn(Upright, {1, at})), 0, 1e-9);
        EXPECT_NEAR(apart(pointOn(Lying, {at, 0}), pointOn(Lying, {at, 1})), 0, 1e-9);
        EXPECT_GT(apart(pointOn(Upright, {at, 0}), pointOn(Upright, {at, 1})), 0.9);
    }
}

TEST(Surface, BothPairsOfEdgesOfATorusMeet) {
    for (const double at : {0.0, 0.3, 1.0}) {
        EXPECT_NEAR(apart(pointOn(Torus, {0, at}), pointOn(Torus, {1, at})), 0, 1e-9);
        EXPECT_NEAR(apart(pointOn(Torus, {at, 0}), pointOn(Torus, {at, 1})), 0, 1e-9);
    }
}

TEST(Surface, TheFaceLooksOutwards) {
    for (const Pose& pose : {Upright, Lying}) {
        for (const QPointF place : {QPointF(0.1, 0.2), QPointF(0.5, 0.5), QPointF(0.8, 0.9)}) {
            const Vec3 p = pointOn(pose, place);
            const Vec3 fromAxis = pose.files > 0 ? Vec3{p.x, 0, p.z} : Vec3{0, p.y, p.z};
            EXPECT_NEAR(dot(normalOn(pose, place), fromAxis), length(fromAxis), 1e-4);
        }
    }
}

TEST(Surface, BendsWithoutLeaps) {
    for (int step = 0; step < 100; ++step) {
        const double bend = step * 0.01;
        const Pose one{.files = bend};
        const Pose next{.files = bend + 0.01};
        EXPECT_LT(apart(pointOn(one, {0.9, 0.5}), pointOn(next, {0.9, 0.5})), 0.03) << bend;
    }
}

TEST(Surface, AnyPlaceCanBeTurnedToTheFront) {
    for (const Pose& pose : {Upright, Lying, Torus}) {
        for (const QPointF place : {QPointF(0.04, 0.5), QPointF(0.7, 0.9), QPointF(0.3, 0.1)})
            EXPECT_GT(normalOn(facing(pose, place), place).z, 0.99);
    }
}

TEST(Projection, AFlatSheetShowsEachSquareOnce) {
    const Table t("vyrt");
    const auto patches = Projection(Flat, Pane).patches(t.book->geometry());
    EXPECT_EQ(patches.size(), 144U);
    for (const Patch& patch : patches) EXPECT_TRUE(patch.front);
}

TEST(Projection, OfATorusOnlyWhatLooksAtTheViewerIsPaintedAndTheNearestLast) {
    const Table t("vyrt");
    const auto patches = Projection(Torus, Pane).patches(t.book->geometry());
    EXPECT_GT(patches.size(), 36U * 36U / 4);
    EXPECT_LT(patches.size(), 36U * 36U * 2 / 3);
    for (std::size_t i = 1; i < patches.size(); ++i) EXPECT_GE(patches[i].depth, patches[i - 1].depth);
}

TEST(Projection, EverythingFitsIntoThePicture) {
    const Table t("vyrt");
    for (const Pose& pose : {Flat, Upright, Lying, Torus, Pose{.files = 0.5}, Pose{.files = 1, .ranks = 0.5}}) {
        for (const Patch& patch : Projection(pose, Pane).patches(t.book->geometry())) {
            for (const Corner& corner : patch.corners) {
                EXPECT_TRUE(QRectF(QPointF(0, 0), Pane).contains(corner.at));
                EXPECT_GE(corner.light, 0.55);
                EXPECT_LE(corner.light, 1.001);
            }
        }
    }
}

TEST(SurfacePicture, NothingIsSeenBeforeItIsPainted) {
    const SurfacePicture picture;
    EXPECT_EQ(picture.at({-1, -1}), NoSquare);
    EXPECT_EQ(picture.at({0, 0}), NoSquare);
}

TEST(SurfacePicture, APixelIsTheSquareThatIsPaintedThere) {
    const Table t("vyrt");
    QImage drawing(480, 480, QImage::Format_RGB32);
    drawing.fill(Qt::white);
    SurfacePicture picture;
    for (const Pose& pose : {Flat, Upright, Torus}) {
        const Projection projection(pose, Pane);
        picture.clear(Pane);
        picture.paint(projection.patches(t.book->geometry()), drawing);
        EXPECT_EQ(picture.at({0, 0}), NoSquare);
        EXPECT_EQ(picture.at({-1, 0}), NoSquare);
        int seen = 0;
        for (int s = 0; s < 144; ++s) {
            const Stand stand = projection.standAt(placeOf(t.book->geometry(), Square(s)), 12);
            if (stand.facing < 0.2) continue;
            seen += picture.at(stand.at.toPoint()) == Square(s) ? 1 : 0;
        }
        EXPECT_GT(seen, pose == Flat ? 143 : 30);
    }
}

Path pathOf(const Table& t, std::initializer_list<std::string_view> names) {
    Path path;
    for (const std::string_view name : names) path.push_back(t.square(name));
    return path;
}

TEST(Board3DMotion, WithoutAnEdgeNothingBends) {
    const Table t("vyrt");
    const Board3DMotion motion(t.book->geometry(), pathOf(t, {"e2", "e3", "e4"}));
    EXPECT_FALSE(motion.crosses());
    EXPECT_EQ(motion.duration(), Board3DMotion::Travel);
    EXPECT_EQ(motion.at(100).files, 0);
    EXPECT_EQ(motion.at(Board3DMotion::Travel).piece, placeOf(t.book->geometry(), t.square("e4")));
}

TEST(Board3DMotion, TheEdgesMergeThePieceTravelsTheyPart) {
    const Table t("vyrt");
    const Board3DMotion motion(t.book->geometry(), pathOf(t, {"k5", "j5"}));
    EXPECT_TRUE(motion.crosses());
    EXPECT_EQ(motion.duration(), 2 * Board3DMotion::Merge + Board3DMotion::Travel);
    EXPECT_EQ(motion.at(0).files, 0);
    EXPECT_EQ(motion.at(0).piece, placeOf(t.book->geometry(), t.square("k5")));
    const auto merged = motion.at(Board3DMotion::Merge);
    EXPECT_DOUBLE_EQ(merged.files, 1);
    EXPECT_EQ(merged.piece, placeOf(t.book->geometry(), t.square("k5")));
    EXPECT_EQ(motion.at(Board3DMotion::Merge + Board3DMotion::Travel).files, 1);
    EXPECT_GT(motion.at(Board3DMotion::Merge + Board3DMotion::Travel * 9 / 10).piece.x(), 0.9);
    const auto end = motion.at(motion.duration());
    EXPECT_DOUBLE_EQ(end.files, 0);
    EXPECT_NEAR(end.piece.x(), placeOf(t.book->geometry(), t.square("j5")).x(), 1e-9);
    for (int moment = 0; moment < motion.duration(); moment += 10) EXPECT_EQ(motion.at(moment).ranks, 0);
}

TEST(Board3DMotion, OverTwoEdgesOneAxisFollowsTheOther) {
    const Table t("vyrt");
    const Board3DMotion motion(t.book->geometry(), pathOf(t, {"k11", "j10"}));
    EXPECT_EQ(motion.duration(), 2 * (2 * Board3DMotion::Merge + Board3DMotion::Travel));
    double files = 0, ranks = 0;
    for (int moment = 0; moment < motion.duration(); moment += 5) {
        const auto frame = motion.at(moment);
        EXPECT_TRUE(frame.files == 0 || frame.ranks == 0);
        files = std::max(files, frame.files);
        ranks = std::max(ranks, frame.ranks);
    }
    EXPECT_NEAR(files, 1, 1e-6);
    EXPECT_NEAR(ranks, 1, 1e-6);
}

/// Board, and the 3D view that shows it.
struct Pair {
    explicit Pair(std::string_view position = {}) : t("vyrt", {}, position), view(t.board) {
        view.resize(Pane);
        view.setMotion(false);
        view.setGame(&t.game);
    }
    void paint() { view.grab(); }
    void click(std::string_view name) {
        paint();
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.squareCentre(t.square(name)));
    }
    Table t;
    Board3DView view;
};

TEST(Board3DView, AClickIsAClickOnTheBoard) {
    for (const Board3DShape shape : {Board3DShape::Flat, Board3DShape::VerticalCylinder, Board3DShape::Torus}) {
        Pair pair;
        pair.view.setShape(shape);
        // Setting the game rotates the king of the side to move to the front.
        pair.view.setGame(&pair.t.game);
        pair.click("e2");
        EXPECT_EQ(pair.t.board.frame().attention.selected(), pair.t.square("e2"));
        pair.click("e4");
        EXPECT_TRUE(pair.t.chose("e2", "e4"));
    }
}

TEST(Board3DView, StartsWithTheKingOfTheMoverInFront) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    pair.view.setGame(&pair.t.game);
    pair.paint();
    EXPECT_EQ(pair.view.squareAt(pair.view.squareCentre(pair.t.square("e1"))), pair.t.square("e1"));
}

TEST(Board3DView, ARecordIsLookedAtFromItsBeginning) {
    Pair pair("12/12/12/3k8/12/12/12/12/12/rqr9/12/7K4 w - - 0 1 -");
    Board3DView start(pair.t.board);
    start.resize(Pane);
    start.setMotion(false);
    start.setGame(&pair.t.game);
    for (int ply = 0; ply < 2; ++ply) {
        const Position& now = pair.t.game.position();
        const MoveList moves = pair.t.game.moves();
        pair.t.play(*std::ranges::find_if(moves, [&](Move move) { return move.from() == now.king(now.turn()); }));
    }
    pair.view.setGame(&pair.t.game, true);
    EXPECT_EQ(pair.view.pose(), start.pose());
    pair.view.setGame(&pair.t.game);
    EXPECT_NE(pair.view.pose(), start.pose());
}

TEST(Board3DView, TheSameBendLooksTheSameAndShowsTheOwnSide) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    const Pose before = pair.view.pose();
    for (const auto& [files, ranks] : {std::pair(1.0, 0.99), {1.0, 0.4}, {0.3, 0.0}, {0.0, 0.0}, {1.0, 0.99}})
        pair.view.setBend(files, ranks);
    const Pose almost = pair.view.pose();
    EXPECT_NEAR(almost.yaw, before.yaw, 0.1);
    EXPECT_NEAR(almost.roll, before.roll, 0.1) << "nothing rolls over at the first step";
    pair.view.setBend(1, 1);
    EXPECT_EQ(pair.view.pose(), before);
    QTest::keyClick(&pair.view, Qt::Key_Left);
    QTest::keyClick(&pair.view, Qt::Key_Down, Qt::ShiftModifier);
    pair.view.setShape(Board3DShape::Torus);
    EXPECT_EQ(pair.view.pose(), before) << "choosing the shape is the way back";
}

TEST(Board3DView, EscapePutsAPieceBack) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    pair.click("e2");
    ASSERT_EQ(pair.t.board.frame().attention.selected(), pair.t.square("e2"));
    QTest::keyClick(&pair.view, Qt::Key_Escape);
    EXPECT_EQ(pair.t.board.frame().attention.selected(), NoSquare);
}

TEST(Board3DView, StaysAsItIsTurnedWhenAMoveIsPlayed) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    pair.view.setGame(&pair.t.game);
    const Pose before = pair.view.pose();
    for (const char* move : {"e2e4", "e7e5"}) {
        pair.t.play(*parseMove(pair.t.game.position(), move));
        pair.view.showMove(*pair.t.game.last());
    }
    EXPECT_EQ(pair.view.pose(), before);
}

TEST(Board3DView, ShowsTheSideThatSitsBelow) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    pair.view.setGame(&pair.t.game);
    pair.t.board.setLook(&BoardLook::quarterTurns, 2);
    pair.paint();
    EXPECT_EQ(pair.view.squareAt(pair.view.squareCentre(pair.t.square("e8"))), pair.t.square("e8"));
}

/// The king of the side at the bottom must be visible after every scroll, even if the other king is lower on the
/// screen.
TEST(Board3DView, ShowsTheSideThatSitsBelowAfterScrollingToo) {
    for (const int rows : {0, 3, 6, 9}) {
        Pair pair;
        pair.view.setShape(Board3DShape::Torus);
        pair.view.setGame(&pair.t.game);
        pair.t.board.scroll({0, rows});
        for (const int turns : {2, 0}) {
            pair.t.board.setLook(&BoardLook::quarterTurns, turns);
            pair.paint();
            const Square king = pair.t.square(turns == 0 ? "e1" : "e8");
            EXPECT_EQ(pair.view.squareAt(pair.view.squareCentre(king)), king) << rows << ' ' << turns;
        }
    }
}

TEST(Board3DView, ADragTurnsAndMakesNoMove) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    pair.paint();
    const Pose before = pair.view.pose();
    const QPoint from = pair.view.squareCentre(pair.t.square("e2"));
    QTest::mousePress(&pair.view, Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, from + QPoint(80, 30), pair.view.mapToGlobal(QPointF(from)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&pair.view, &move);
    QTest::mouseRelease(&pair.view, Qt::LeftButton, {}, from + QPoint(80, 30));
    EXPECT_GT(pair.view.pose().yaw, before.yaw);
    EXPECT_GT(pair.view.pose().pitch, before.pitch);
    EXPECT_EQ(pair.t.board.frame().attention.selected(), NoSquare);
}

TEST(Board3DView, KeysTurnAndRollAndTheWheelZooms) {
    Pair pair;
    pair.view.setShape(Board3DShape::Torus);
    const Pose before = pair.view.pose();
    QTest::keyClick(&pair.view, Qt::Key_Right);
    EXPECT_GT(pair.view.pose().yaw, before.yaw);
    QTest::keyClick(&pair.view, Qt::Key_Up, Qt::ShiftModifier);
    EXPECT_NE(pair.view.pose().roll, before.roll);
    QWheelEvent wheel({300, 250}, {300, 250}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    for (int i = 0; i < 30; ++i) QApplication::sendEvent(&pair.view, &wheel);
    EXPECT_DOUBLE_EQ(pair.view.pose().zoom, 2.5);
}

TEST(Board3DView, ShowsTheMarksOfTheBoardBesideIt) {
    Pair pair;
    pair.view.setShape(Board3DShape::Flat);
    const QImage before = pair.view.frame(false);
    pair.t.click("e2");
    EXPECT_NE(pair.view.frame(false), before);
    pair.t.key(Qt::Key_Escape);
    EXPECT_EQ(pair.view.frame(false), before);
}

TEST(Board3DView, AMoveOverTheEdgeBendsTheSheetAndUnrollsIt) {
    Pair pair("12/12/12/12/1k10/12/12/R11/1P10/12/12/6K5 w - - 0 1 -");
    pair.view.setShape(Board3DShape::Flat);
    pair.view.setMotion(true);
    pair.view.show();
    pair.t.play(*parseMove(pair.t.game.position(), "k3j3"));
    pair.view.showMove(*pair.t.game.last());
    const QImage flat = pair.view.frame(false);
    pair.view.advance(Board3DMotion::Merge);
    EXPECT_NE(pair.view.frame(false), flat);
    pair.view.advance(Board3DMotion::Merge + Board3DMotion::Travel);
    EXPECT_EQ(pair.view.pose(), Pose{});
    const QImage end = pair.view.frame(false);
    pair.view.advance(1000);
    EXPECT_EQ(pair.view.frame(false), end);
}

TEST(Board3DView, OtherBoardsAreNotShown) {
    Table t("chess");
    Board3DView view(t.board);
    view.resize(Pane);
    view.setGame(&t.game);
    view.grab();
    EXPECT_EQ(view.squareAt({300, 250}), NoSquare);
}

}  // namespace
}  // namespace rokada::ui::board3dTest
