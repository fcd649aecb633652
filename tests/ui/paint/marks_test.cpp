// Tests the visibility of marks: the pieces below them, their directions, and their owners.
#include "boardtesting.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "boardpicture.h"
#include "kit/theme.h"
#include "paint/arrow.h"
#include "scene/markcolours.h"
#include "scene/pieceart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui::marksTest {
namespace {

using testing::Table;

/// Returns the number of pixels of a piece that differ between two pictures. The outline of the piece does not count.
int changedOfPiece(const Table& t, Square square, const QImage& one, const QImage& other) {
    const QRect box = t.board.frame().layout.rect(square);
    const Piece piece = t.board.frame().scene.pieces[square];
    const Variant& variant = t.book->variant();
    PieceArt art;
    const QImage drawn =
        art.piece(variant.kinds[kindOf(piece)], variant.sideSpecs[sideOf(piece)].name, box.width(), 1).toImage();
    int changed = 0;
    for (int y = 0; y < box.height(); ++y) {
        for (int x = 0; x < box.width(); ++x) {
            const QPoint at = box.topLeft() + QPoint(x, y);
            changed += qAlpha(drawn.pixel(x, y)) == 255 && one.pixel(at) != other.pixel(at);
        }
    }
    return changed;
}

struct Capturing {
    std::string_view game, position;
    const char *from, *to;
};

class MarksOfTargets : public ::testing::TestWithParam<Capturing> {};

TEST_P(MarksOfTargets, LieUnderThePieces) {
    const Capturing& at = GetParam();
    Table t(at.game, {}, at.position);
    const QImage before = testing::boardPicture(t.board, t.board.size());
    t.click(at.from);
    ASSERT_EQ(t.board.frame().attention.selected(), t.square(at.from));
    const QImage after = testing::boardPicture(t.board, t.board.size());
    const QRect target = t.board.frame().layout.rect(t.square(at.to));
    EXPECT_NE(before.copy(target), after.copy(target));
    EXPECT_EQ(changedOfPiece(t, t.square(at.to), before, after), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Games, MarksOfTargets,
    ::testing::Values(Capturing{"chess", "4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1", "d2", "d5"},
                      Capturing{"tavreli", "4k3/8/8/3Q4/8/8/3Q4/4K3 w - - 0 1 -", "d2", "d5"},
                      Capturing{"tavreli", "4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1 -", "d2", "d5"},
                      Capturing{"vyrt", "12/12/12/12/1k10/12/2R2r6/12/12/5P6/12/K11 w - - 0 1 -", "a4", "d4"},
                      Capturing{"bolyar", "1*********1/*4k4*/*R3n4*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1",
                                "a7", "e7"}));

/// Picture of a board on which a piece is selected.
struct Selected {
    Selected(std::string_view game, std::string_view position, const char* square) : table(game, {}, position) {
        table.board.resize(1000, 1000);
        table.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        table.click(square);
        picture = testing::boardPicture(table.board, table.board.size());
    }
    [[nodiscard]] QRect rect(const char* name) const { return table.board.frame().layout.rect(table.square(name)); }
    /// Returns the number of pixels on a square that have this colour.
    [[nodiscard]] int pixels(const char* name, QRgb colour) const {
        const QRect box = rect(name);
        int found = 0;
        for (int y = box.top(); y <= box.bottom(); ++y) {
            for (int x = box.left(); x <= box.right(); ++x) found += picture.pixel(x, y) == colour;
        }
        return found;
    }
    /// Returns the colour of a point on a square, in pixels from its upper left corner.
    [[nodiscard]] QRgb at(const char* name, double x, double y) const {
        const QRect box = rect(name);
        return picture.pixel(box.left() + int(x), box.top() + int(y));
    }

    Table table;
    QImage picture;
};

TEST(TargetMarks, ADiscOfAQuarterOfTheSquareHasAWhiteRim) {
    const Selected board("chess", "4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1", "d2");
    const double u = board.rect("d4").width() / 100.0, middle = 50 * u;
    EXPECT_EQ(board.at("d4", middle, middle), TargetGreen);
    EXPECT_EQ(board.at("d4", middle + 11.5 * u, middle), TargetGreen);
    EXPECT_GT(qGray(board.at("d4", middle + 12.5 * u + 0.6, middle)), 220);
    EXPECT_EQ(board.at("d4", middle + 12.5 * u + 3, middle), board.at("d4", 5 * u, 5 * u));
}

TEST(TargetMarks, ACaptureHasFourCornersAndNoTint) {
    const Selected board("chess", "4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1", "d2");
    const QRect box = board.rect("d5");
    const double u = box.width() / 100.0, line = 2 * u + 1.5 + 2.5 * u, far = box.width() - line;
    for (const double x : {line, far}) {
        for (const double y : {line, far}) EXPECT_EQ(board.at("d5", x, y), TargetGreen) << x << ' ' << y;
    }
    EXPECT_EQ(board.at("d5", line + 18 * u, line), TargetGreen) << "an arm";
    EXPECT_EQ(board.at("d5", line + 28 * u, line), board.at("d3", 2, 2)) << "between the arms";
    EXPECT_EQ(board.at("d5", 50 * u, line), board.at("d3", 2, 2));
}

TEST(TargetMarks, TheSelectedSquareIsTintedAndHasARim) {
    const Selected board("chess", "4k3/8/8/3q4/8/8/3Q4/4K3 w - - 0 1", "d2");
    const double u = board.rect("d2").width() / 100.0;
    EXPECT_EQ(board.at("d2", 0, 50 * u), TargetGreen);
    EXPECT_EQ(board.at("d2", 3 * u, 50 * u), TargetGreen);
    const QColor walnut = BoardTheme::named(u"walnut").dark, inside = QColor(board.at("d2", 5.5 * u, 50 * u));
    const QColor expected = mixed(walnut, QColor(SelectedTint), SelectedShare);
    EXPECT_NEAR(inside.red(), expected.red(), 2);
    EXPECT_NEAR(inside.green(), expected.green(), 2);
    EXPECT_NEAR(inside.blue(), expected.blue(), 2);
}

/// Each of the three types of reach has its own colour. The selected piece is always green.
TEST(TargetMarks, TypesOfReachHaveTheirColours) {
    const Selected board("bolyar", "1*********1/*4k4*/*9*/*9*/*9*/*3Y5*/*9*/*9*/*4K4*/1*********1 w - - 0 1", "d4");
    EXPECT_GT(board.pixels("d4", TargetGreen), 50);
    EXPECT_EQ(board.pixels("d5", TargetGreen), 0);
    EXPECT_GT(board.pixels("d5", MarkGreen), 50) << "moves and captures";
    EXPECT_GT(board.pixels("e5", MarkBlue), 50) << "moves only";
}

/// A king in check must have one ring, or two rings if the check comes from two directions.
TEST(MarksOfChecks, AreARingAndTwoRingsIfTheLinesAreTwo) {
    const auto rings = [](const char* position, const char* from, const char* to) {
        Table t("vyrt", {}, position);
        t.board.resize(1400, 1400);
        t.board.setLook(&BoardLook::coordinates, Coordinates::Off);
        t.board.setLook(&BoardLook::cut, Cut{});
        t.play(Move(t.square(from), t.square(to)));
        const QImage picture = testing::boardPicture(t.board, t.board.size());
        const QRect box = t.board.frame().layout.rect(t.square("l6"));
        int found = 0;
        bool on = false;
        for (int i = 0; i < box.width() / 3; ++i) {
            const QRgb seen = picture.pixel(box.topLeft() + QPoint(i, i));
            const bool ring =
                std::abs(qRed(seen) - qRed(AlarmRed)) < 12 && std::abs(qGreen(seen) - qGreen(AlarmRed)) < 12;
            found += ring && !on;
            on = ring;
        }
        return found;
    };
    EXPECT_EQ(rings("12/12/12/12/1k10/12/12/12/5R6/8P3/12/K11 w - - 0 1 -", "d2", "l2"), 2);
    EXPECT_EQ(rings("12/12/12/12/1k10/12/12/12/3N8/8P3/12/K11 w - - 0 1 -", "b2", "a4"), 1);
}

TEST(Arrows, ToTheNextSquareHaveAShaftToo) {
    const Table t("chess");
    const BoardLayout& board = t.board.frame().layout;
    const QPainterPath arrow = arrowShape(board, {t.square("e2"), t.square("e3")}, board.units(16));
    const QLineF way(board.centre(t.square("e2")), board.centre(t.square("e3")));
    const QPointF aside(board.units(12), 0);
    EXPECT_TRUE(arrow.contains(way.pointAt(0.05)));
    EXPECT_FALSE(arrow.contains(way.pointAt(0.5) + aside)) << "the shaft";
    EXPECT_TRUE(arrow.contains(way.pointAt(0.9)));
}

TEST(Ghosts, OfWhitePiecesAreWhiteInTheDarkToo) {
    Table t("vyrt", {}, "12/12/12/12/1k10/12/12/12/12/12/12/K11 w - - 0 1 -");
    for (const bool dark : {false, true}) {
        t.board.setLook(&BoardLook::dark, dark);
        const QImage picture = testing::boardPicture(t.board, t.board.size());
        for (const QRect& copy : t.board.frame().layout.copies(t.square("k11"))) {
            int lightest = 0;
            const QRect middle =
                copy.adjusted(copy.width() / 4, copy.height() / 4, -copy.width() / 4, -copy.height() / 4);
            for (int y = middle.top(); y <= middle.bottom(); ++y) {
                for (int x = middle.left(); x <= middle.right(); ++x)
                    lightest = std::max(lightest, qGray(picture.pixel(x, y)));
            }
            EXPECT_GT(lightest, 180) << dark;
        }
    }
}

class WordsOnTheBoard : public ::testing::TestWithParam<std::string_view> {};

TEST_P(WordsOnTheBoard, LieInsideItAndCoverNoNames) {
    const QString words = QStringLiteral("This square is attacked by the knight on d4 and by another one.");
    Table t(GetParam());
    for (const QSize size : {QSize(744, 614), QSize(500, 560), QSize(1100, 900)}) {
        t.board.resize(size);
        for (int s = 0; s < t.book->size(); ++s) {
            t.board.moveShow().tell({{Square(s), words}}, t.board.font());
            const BoardLayout& board = t.board.frame().layout;
            const QRect label = t.board.moveShow().calloutRects().front();
            EXPECT_TRUE(board.whole().contains(label)) << s;
            for (int other = 0; other < t.book->size(); ++other) {
                if (board.atPlace(board.screenPlace(Square(other)) + QPoint(0, 1)) != NoSquare) continue;
                const QRect square = board.rect(Square(other));
                const QRect name(square.left(), square.bottom() + 1 + board.edge(), square.width(), board.nameStrip());
                EXPECT_FALSE(label.intersects(name)) << s << ' ' << other;
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, WordsOnTheBoard,
                         ::testing::Values("chess", "bolyar", "vyrt", "fortress", "greatshatranj", "tavreli"));

}  // namespace
}  // namespace rokada::ui::marksTest
