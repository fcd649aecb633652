#include "scene/boardlayout.h"

#include "rules/variant.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <string>
#include <tuple>

namespace rokada::ui::boardlayoutTest {
namespace {

constexpr std::array<QPoint, 4> Directions{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
/// Room for the board in a window of 1024x700.
constexpr QSize SmallRoom(744, 614);
/// Room for the board in a window of 1920x1080.
constexpr QSize LargeRoom(1240, 994);

/// Every variant, with every rotation of the board.
class EveryBoard : public ::testing::TestWithParam<std::tuple<std::size_t, int>> {
protected:
    [[nodiscard]] int turns() const { return std::get<1>(GetParam()); }
    [[nodiscard]] BoardLayout layout(QSize room, Coordinates coordinates = Coordinates::Outside) const {
        return {variant, room, turns(), coordinates};
    }
    [[nodiscard]] std::vector<Square> squares() const {
        std::vector<Square> all;
        all.reserve(static_cast<std::size_t>(variant.geometry.size()));
        for (int s = 0; s < variant.geometry.size(); ++s) all.push_back(Square(s));
        return all;
    }

    Variant variant = *makeVariant(offeredVariants()[std::get<0>(GetParam())], {});
};

TEST_P(EveryBoard, PixelsLeadBackToTheirSquare) {
    for (const QSize room : {SmallRoom, LargeRoom, QSize(200, 200), QSize(1500, 400)}) {
        const BoardLayout board = layout(room);
        for (const Square square : squares()) {
            const QRect rect = board.rect(square);
            for (const QPoint point :
                 {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight(), rect.center()}) {
                EXPECT_EQ(board.at(point), square);
            }
        }
    }
}

TEST_P(EveryBoard, HolesAndTheSurroundAreNoSquares) {
    const BoardLayout board = layout(SmallRoom);
    for (int x = 0; x < board.screenColumns(); ++x) {
        for (int y = 0; y < board.screenRows(); ++y)
            EXPECT_EQ(board.at(board.rectOf({x, y}).center()), board.atPlace({x, y}));
    }
    EXPECT_EQ(board.at(board.area().topLeft() - QPoint(1, 1)), NoSquare);
    EXPECT_EQ(board.at(board.area().bottomRight() + QPoint(1, 1)), NoSquare);
}

TEST_P(EveryBoard, StepsGoTheSameWayOnTheScreen) {
    const BoardLayout board = layout(SmallRoom);
    for (const Delta delta : {Delta{1, 0}, Delta{0, 1}, Delta{1, 2}, Delta{-2, 1}}) {
        EXPECT_EQ(board.onBoard(board.onScreen(delta)), delta);
        for (const Square square : squares()) {
            const Geometry& g = variant.geometry;
            const Square next = g.at(g.column(square) + delta.dx, g.row(square) + delta.dy);
            if (next == NoSquare) continue;
            EXPECT_EQ(board.screenPlace(next) - board.screenPlace(square), board.onScreen(delta));
        }
    }
}

TEST_P(EveryBoard, PanelsLieWhereNoSquaresAre) {
    for (const QSize room : {SmallRoom, LargeRoom}) {
        for (const Coordinates coordinates : {Coordinates::Outside, Coordinates::Off}) {
            const BoardLayout board = layout(room, coordinates);
            ASSERT_EQ(board.panels().size(), variant.sides());
            for (const PlayerPanel& panel : board.panels()) {
                EXPECT_FALSE(panel.rect.isEmpty());
                EXPECT_GE(std::min(panel.rect.width(), panel.rect.height()), 26);
                EXPECT_TRUE(QRect(QPoint(0, 0), room).contains(panel.rect));
                EXPECT_EQ(panel.upright, panel.rect.height() > panel.rect.width());
                for (const Square square : squares()) {
                    const int rim = board.edge();
                    EXPECT_FALSE(panel.rect.intersects(board.rect(square).adjusted(-rim, -rim, rim, rim)));
                }
                for (const PlayerPanel& other : board.panels())
                    EXPECT_TRUE(&other == &panel || !other.rect.intersects(panel.rect));
            }
        }
    }
}

TEST_P(EveryBoard, NamesHaveRoomBesideTheSquares) {
    const BoardLayout board = layout(SmallRoom);
    const QRect free(board.nameStrip() + board.edge(), 0, SmallRoom.width(),
                     SmallRoom.height() - board.nameStrip() - board.edge());
    for (const Square square : squares()) EXPECT_TRUE(free.contains(board.rect(square)));
}

TEST_P(EveryBoard, TheCursorReachesEverySquare) {
    const BoardLayout board = layout(SmallRoom);
    std::set<Square> reached{Square(0)};
    std::deque<Square> open{Square(0)};
    while (!open.empty()) {
        const Square from = open.front();
        open.pop_front();
        for (const QPoint direction : Directions) {
            const Stride stride = board.stride(from, direction);
            if (stride.square != NoSquare && reached.insert(stride.square).second) open.push_back(stride.square);
        }
    }
    EXPECT_EQ(reached.size(), squares().size());
}

TEST_P(EveryBoard, ThumbnailsAreSquaresOnly) {
    const BoardLayout board = layout(QSize(200, 200));
    EXPECT_GE(board.cell(), 12);
    for (const PlayerPanel& panel : board.panels()) EXPECT_TRUE(panel.rect.isEmpty());
}

TEST_P(EveryBoard, ARoomThatIsTooSmallIsNoBoard) {
    EXPECT_TRUE(layout(QSize(5, 5)).empty());
    EXPECT_EQ(layout(QSize(5, 5)).at({2, 2}), NoSquare);
}

std::string nameOf(const ::testing::TestParamInfo<std::tuple<std::size_t, int>>& test) {
    return std::string(offeredVariants()[std::get<0>(test.param)].id) + "Turned" +
           std::to_string(std::get<1>(test.param));
}

INSTANTIATE_TEST_SUITE_P(Games, EveryBoard,
                         ::testing::Combine(::testing::Range<std::size_t>(0, 5), ::testing::Range(0, 4)), nameOf);

Variant gameOf(std::string_view id) { return *makeVariant(*findVariant(id), {}); }

/// A narrow room makes the squares small and leaves height unused. The panels must then be high enough for text.
TEST(BoardLayout, PanelsBetweenCornerSquaresHoldWordsWhereThereIsHeight) {
    const Variant variant = gameOf("bolyar");
    const BoardLayout board(variant, QSize(400, 560), 0, Coordinates::Outside);
    ASSERT_LT(board.cell(), 40);
    for (const PlayerPanel& panel : board.panels()) EXPECT_GE(panel.rect.height(), 26);
}

TEST(BoardLayout, CellsAreLargeEnoughInTheSmallestWindow) {
    for (const VariantInfo& info : offeredVariants()) {
        const Variant variant = *makeVariant(info, {});
        EXPECT_GE(BoardLayout(variant, SmallRoom, 0, Coordinates::Outside).cell(), 36) << info.id;
    }
}

TEST(BoardLayout, CellsHaveAnUpperLimit) {
    EXPECT_EQ(BoardLayout(gameOf("chess"), QSize(4000, 4000), 0, Coordinates::Outside).cell(), 200);
}

TEST(BoardLayout, WhiteSitsBelowUntilTheViewIsTurned) {
    const Variant chess = gameOf("chess");
    const BoardLayout upright(chess, SmallRoom, 0, Coordinates::Off);
    const BoardLayout flipped(chess, SmallRoom, 2, Coordinates::Off);
    EXPECT_EQ(upright.seatEdge(Side(0)), Below);
    EXPECT_EQ(flipped.seatEdge(Side(0)), Above);
    EXPECT_EQ(upright.screenPlace(chess.geometry.named("a1")), QPoint(0, 7));
    EXPECT_EQ(flipped.screenPlace(chess.geometry.named("a1")), QPoint(7, 0));
}

TEST(BoardLayout, FourPlayersSitClockwise) {
    const Variant fortress = gameOf("fortress");
    const BoardLayout board(fortress, SmallRoom, 0, Coordinates::Off);
    EXPECT_EQ(board.seatEdge(Side(0)), Below);
    EXPECT_EQ(board.seatEdge(Side(1)), AtLeft);
    EXPECT_EQ(board.seatEdge(Side(2)), Above);
    EXPECT_EQ(board.seatEdge(Side(3)), AtRight);
}

TEST(BoardLayout, PanelsUseTheBaysOfOddBoards) {
    for (const std::string_view id : {"bolyar", "fortress"}) {
        const Variant variant = gameOf(id);
        const BoardLayout board(variant, SmallRoom, 0, Coordinates::Outside);
        for (const PlayerPanel& panel : board.panels()) EXPECT_TRUE(board.area().contains(panel.rect.center())) << id;
        const std::size_t half = board.panels().size() / 2;
        for (std::size_t side = 0; side < half; ++side)
            EXPECT_EQ(board.panels()[side].rect.size(), board.panels()[side + half].rect.size()) << id;
    }
}

TEST(BoardLayout, PanelsOfFourPlayersHoldWordsInTheSmallestWindow) {
    const Variant fortress = gameOf("fortress");
    for (const Coordinates coordinates : {Coordinates::Outside, Coordinates::Off}) {
        const BoardLayout board(fortress, SmallRoom, 0, coordinates);
        for (const PlayerPanel& panel : board.panels()) {
            const int thickness = panel.upright ? panel.rect.width() : panel.rect.height();
            EXPECT_GE(thickness, panel.upright ? 68 : 58);
        }
    }
}

TEST(BoardLayout, LatticeCornersAreCornersOfSquares) {
    const Variant fortress = gameOf("fortress");
    for (int turns = 0; turns < 4; ++turns) {
        const BoardLayout board(fortress, SmallRoom, turns, Coordinates::Off);
        const QRect a1 = board.rect(fortress.geometry.named("a1"));
        const QRectF corners(board.corner(0, 0), board.corner(1, 1));
        EXPECT_EQ(corners.normalized(), QRectF(a1));
    }
}

TEST(BoardLayout, TheCursorGoesRoundATorus) {
    const Variant vyrt = gameOf("vyrt");
    const BoardLayout board(vyrt, SmallRoom, 0, Coordinates::Off);
    EXPECT_EQ(board.stride(vyrt.geometry.named("j5"), {1, 0}).square, vyrt.geometry.named("k5"));
    EXPECT_EQ(board.stride(vyrt.geometry.named("e10"), {0, -1}).square, vyrt.geometry.named("e11"));
}

TEST(BoardLayout, TheCursorSkipsHolesAndStopsAtWalls) {
    const Variant fortress = gameOf("fortress");
    const Geometry& g = fortress.geometry;
    const BoardLayout board(fortress, SmallRoom, 0, Coordinates::Off);
    EXPECT_EQ(board.stride(g.named("d1"), {1, 0}).square, g.named("m1"));
    EXPECT_EQ(board.stride(g.named("m4"), {0, -1}).square, NoSquare);
    EXPECT_TRUE(board.stride(g.named("m4"), {0, -1}).walled);
}

TEST(BoardLayout, TheCursorEntersFreeStandingCornersOverTheirCorner) {
    const Variant bolyar = gameOf("bolyar");
    const Geometry& g = bolyar.geometry;
    const BoardLayout board(bolyar, SmallRoom, 0, Coordinates::Off);
    EXPECT_EQ(board.stride(g.named("a8"), {-1, 0}).square, g.named("z9"));
    EXPECT_EQ(board.stride(g.named("z9"), {1, 0}).square, g.named("a8"));
    EXPECT_EQ(board.stride(g.named("i1"), {0, 1}).square, g.named("j0"));
}

}  // namespace
}  // namespace rokada::ui::boardlayoutTest
