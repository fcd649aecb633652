// What marks leave to be seen: pieces under them, which way they point, whose they are.
#include "boardtesting.h"

#include "board/boardwidget.h"
#include "board/moveshow.h"
#include "paint/arrow.h"
#include "scene/pieceart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace rokada::ui {
namespace {

using testing::Table;

/// How many pixels of the piece on a square are others in the second picture. Its outline, where it meets the square,
/// does not count.
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
    const QImage before = t.board.picture(t.board.size());
    t.click(at.from);
    ASSERT_EQ(t.board.frame().attention.selected(), t.square(at.from));
    const QImage after = t.board.picture(t.board.size());
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

/// How much of a square has the very colour of the trace, not its tint.
int traceOn(const Table& t, const QImage& picture, const char* square) {
    const QRect box = t.board.frame().layout.rect(t.square(square));
    int pixels = 0;
    for (int y = box.top(); y <= box.bottom(); ++y) {
        for (int x = box.left(); x <= box.right(); ++x) pixels += picture.pixel(x, y) == 0xFFE0A800;
    }
    return pixels;
}

TEST(MarksOfTheLastMove, TheTraceOfALeapHasItsHeadAtTheTarget) {
    Table t("chess", {}, "4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1");
    t.play(Move(t.square("g1"), t.square("f3")));
    const QImage picture = t.board.picture(t.board.size());
    // The piece hides a part of the line at the target, nothing at the start.
    EXPECT_GT(traceOn(t, picture, "f3") + traceOn(t, picture, "f2"), 2 * traceOn(t, picture, "g1"));
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
        const QImage picture = t.board.picture(t.board.size());
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
            const QRect label = t.board.moveShow().newsRects().front();
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
}  // namespace rokada::ui
