// Tests the edge of the board: it has no frame, round corners, and a soft shadow in light themes.
#include "boardtesting.h"

#include "boardpicture.h"
#include "kit/theme.h"
#include "paint/boardrim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace rokada::ui::boardrimTest {
namespace {

using testing::Table;

constexpr std::array<std::string_view, 6> Games{"chess", "greatshatranj", "bolyar", "vyrt", "fortress", "tavreli"};

struct Pictured {
    explicit Pictured(std::string_view game, bool inDark = false) : table(game) {
        table.board.setLook(&BoardLook::dark, inDark);
        table.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        table.board.setLook(&BoardLook::plates, Plates::None);
        picture = testing::boardPicture(table.board, table.board.size());
    }
    [[nodiscard]] const BoardLayout& layout() const { return table.board.frame().layout; }

    Table table;
    QImage picture;
};

TEST(BoardRim, HasNoFrameAndNoColourOfTheSideToMove) {
    for (const std::string_view game : {"chess", "bolyar", "fortress"}) {
        Pictured before(game, true);
        const QRect whole = before.layout().whole();
        // Dark themes have no shadow, so the pixels beside the board have the colour of the surroundings.
        for (const QPoint at : {whole.topLeft() + QPoint(30, -1), whole.topLeft() + QPoint(-1, 30),
                                whole.bottomRight() + QPoint(-30, 1), whole.bottomRight() + QPoint(1, -30)})
            EXPECT_EQ(before.picture.pixelColor(at), surroundColour(true)) << game;
    }
}

TEST(BoardRim, CastsASoftShadowInTheLightThatEndsInsideTheWidget) {
    for (const std::string_view game : Games) {
        const Pictured board(game);
        const QRect whole = board.layout().whole();
        const QPoint below(board.layout().area().left() + board.layout().cell() / 2, whole.bottom() + 2);
        EXPECT_LT(qGray(board.picture.pixel(below)), qGray(surroundColour(false).rgb())) << game;
        EXPECT_GT(qGray(board.picture.pixel(below)), qGray(surroundColour(false).rgb()) * 7 / 10) << game;
        for (const QPoint edge : {QPoint(0, 300), QPoint(board.picture.width() - 1, 300), QPoint(370, 0),
                                  QPoint(370, board.picture.height() - 1)}) {
            EXPECT_LE(std::abs(qGray(board.picture.pixel(edge)) - qGray(surroundColour(false).rgb())), 1) << game;
        }
    }
}

TEST(BoardRim, IsRoundAtTheCornersThatPointOutwards) {
    for (const bool inDark : {false, true}) {
        for (const std::string_view game : Games) {
            const Pictured board(game, inDark);
            for (const BoardCorner& corner : cornersOf(board.layout())) {
                const auto pixel = [&](int inwards) {
                    const QPoint at = corner.at + inwards * corner.inwards;
                    return board.picture.pixelColor(at - QPoint(corner.inwards.x() < 0, corner.inwards.y() < 0));
                };
                const QColor around = surroundColour(inDark);
                EXPECT_LE(std::abs(pixel(0).lightness() - around.lightness()), 24) << game << inDark;
                EXPECT_NE(pixel(6), pixel(0)) << game << inDark;
            }
        }
    }
}

TEST(BoardRim, HasAsManyCornersAsItsShape) {
    const auto corners = [](const char* game) { return cornersOf(Pictured(game).layout()).size(); };
    EXPECT_EQ(corners("chess"), 4U);
    EXPECT_EQ(corners("vyrt"), 4U);
    // Each isolated square touches a corner of the main field. Neither of the two corners at this point is round, so
    // each isolated square has three round corners and the main field has none.
    EXPECT_EQ(corners("bolyar"), 4U * 3);
    EXPECT_GE(corners("fortress"), 8U);
}

/// A mark on a corner square must end at the round corner.
TEST(BoardRim, CutsMarksOffToo) {
    Table t("chess");
    t.board.setLook(&BoardLook::coordinates, Coordinates::Off);
    for (const auto& [name, right] : {std::pair("a1", false), {"h1", true}}) {
        t.click(name);
        const QRect square = t.board.frame().layout.rect(t.square(name));
        const QColor seen = testing::boardPicture(t.board, t.board.size())
                                .pixelColor(right ? square.bottomRight() : square.bottomLeft());
        EXPECT_LE(std::abs(seen.lightness() - surroundColour(false).lightness()), 24) << name;
    }
}

/// In earlier versions, the board had a frame. Now the squares must use the space of the frame.
TEST(BoardRim, TakesNoRoomFromTheSquares) {
    for (const auto& [game, cell] : {std::pair("chess", 62), {"vyrt", 38}, {"fortress", 36}, {"bolyar", 58}}) {
        const Table t(game);
        EXPECT_GE(BoardLayout(t.book->variant(), {744, 614}, 0, Coordinates::Outside).cell(), cell) << game;
    }
}

}  // namespace
}  // namespace rokada::ui::boardrimTest
