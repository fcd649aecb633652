// Tests the marks of a review on the board, and its texts. The texts must name the pieces, and must name material
// before variations, in every language.
#include "books.h"
#include "diagram.h"
#include "review/reviewwords.h"
#include "reviewdesk.h"
#include "scene/movemark.h"
#include "text/movetext.h"
#include "text/positiontext.h"
#include "texts/byside.h"
#include "texts/names.h"

#include <optional>

namespace rokada::ui::reviewmarksTest {
namespace {

using namespace testing;

class ReviewMarks : public ::testing::Test {
protected:
    [[nodiscard]] const std::optional<MoveMark>& mark() { return desk.board().frame().notes.moveMark; }
    ReviewDesk desk;
};

TEST_F(ReviewMarks, TheMoveHasItsSymbolAndWhatWasBetterAnArrow) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    ASSERT_TRUE(mark());
    EXPECT_EQ(mark()->nag, 4);
    EXPECT_EQ(mark()->square, desk.square("f6"));
    EXPECT_GE(mark()->better.size(), 2U);
    desk.trigger("nextMove");
    ASSERT_TRUE(mark());
    EXPECT_EQ(mark()->nag, 0);
    EXPECT_TRUE(mark()->better.empty());
}

TEST_F(ReviewMarks, GoWithThePanel) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    ASSERT_TRUE(mark());
    desk.panel().setOpen(false);
    EXPECT_FALSE(mark());
    desk.trigger("reviewGame");
    EXPECT_TRUE(mark());
    desk.record().first();
    EXPECT_FALSE(mark());
}

TEST_F(ReviewMarks, GoWhileAnotherTabIsInFront) {
    desk.window.resize(1920, 1080);
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    desk.trigger("analyse");
    QApplication::processEvents();
    EXPECT_FALSE(mark());
    EXPECT_TRUE(part<MovesPanel>(desk.window).graph().isVisible());
    desk.trigger("reviewGame");
    QApplication::processEvents();
    EXPECT_TRUE(mark());
    EXPECT_FALSE(part<MovesPanel>(desk.window).graph().isVisible());
}

TEST_F(ReviewMarks, SymbolsThatAPersonGaveAreThereToo) {
    desk.review("1. e4 $1 e5 2. Nf3 $5 Nc6 *\n");
    desk.record().show(desk.ply(0));
    ASSERT_TRUE(mark());
    EXPECT_EQ(mark()->nag, 1);
    desk.record().show(desk.ply(2));
    EXPECT_EQ(mark()->nag, 5);
}

/// The annotation symbol must not cover the piece. It may change only pixels at the top and at the right of the square.
TEST_F(ReviewMarks, TheSymbolCoversNoPiece) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    const Square square = mark()->square;
    const MoveMark bare{square, 0, {}}, marked{square, 4, {}};
    desk.board().setNotes(&BoardNotes::moveMark, bare);
    const QImage before = desk.board().grab().toImage();
    desk.board().setNotes(&BoardNotes::moveMark, marked);
    const QImage after = desk.board().grab().toImage();
    const QRect cell = desk.board().frame().layout.rect(square);
    const QRect face = cell.adjusted(0, cell.height() * 2 / 5, -cell.width() / 5, 0);
    ASSERT_NE(before, after);
    for (int y = face.top(); y <= face.bottom(); ++y) {
        for (int x = face.left(); x <= face.right(); ++x) ASSERT_EQ(before.pixel(x, y), after.pixel(x, y));
    }
}

/// The symbol must not stand on the arrow, because a red symbol on a red arrow would be unreadable.
TEST_F(ReviewMarks, TheSymbolStandsBesideTheArrowThatEndsOnItsSquare) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    const Square square = desk.square("f6");
    const auto pictured = [&](int nag, const char* from) {
        desk.board().setNotes(&BoardNotes::moveMark, MoveMark{square, nag, {}, {desk.square(from), square}});
        return desk.board().grab().toImage();
    };
    const auto place = [&](const char* from) {
        const QImage bare = pictured(0, from), marked = pictured(4, from);
        QRect sign;
        for (int y = 0; y < bare.height(); ++y) {
            for (int x = 0; x < bare.width(); ++x) {
                if (bare.pixel(x, y) != marked.pixel(x, y)) sign |= QRect(x, y, 1, 1);
            }
        }
        return sign.center() - desk.board().frame().squareCentre(square);
    };
    EXPECT_GT(place("b2").x(), 0);
    EXPECT_LT(place("b2").y(), 0);
    EXPECT_LT(place("h8").x(), 0);
    EXPECT_LT(place("h8").y(), 0);
}

TEST_F(ReviewMarks, TheArrowLiesUnderThePieces) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    MoveMark mark{desk.square("f6"), 0, {}};
    desk.board().setNotes(&BoardNotes::moveMark, mark);
    const QImage before = desk.board().grab().toImage();
    mark.better = {desk.square("d8"), desk.square("e7"), desk.square("f6")};
    desk.board().setNotes(&BoardNotes::moveMark, mark);
    const QImage after = desk.board().grab().toImage();
    EXPECT_NE(before, after);
    const QPoint king = desk.board().frame().squareCentre(desk.square("f6"));
    EXPECT_EQ(before.pixel(king), after.pixel(king)) << "the knight is seen as before";
}

/// Only a captured piece is framed. The arrow alone marks an empty square.
TEST_F(ReviewMarks, TheBetterMoveFramesOnlyAPieceThatItCaptures) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    const auto corner = [&](const char* to, bool framed) {
        MoveMark mark{NoSquare, 0, {}};
        if (framed) mark.better = {desk.square("h1"), desk.square(to)};
        desk.board().setNotes(&BoardNotes::moveMark, mark);
        const QImage image = desk.board().grab().toImage();
        const QRect cell = desk.board().frame().layout.rect(desk.square(to));
        const int away = cell.width() / 9;
        // The arrow comes from the right and from below, so this corner is free of it.
        return image.pixel(cell.topLeft() + QPoint(away, away));
    };
    ASSERT_EQ(desk.board().frame().scene.pieces[desk.square("b6")], NoPiece);
    ASSERT_NE(desk.board().frame().scene.pieces[desk.square("a7")], NoPiece);
    EXPECT_EQ(corner("b6", true), corner("b6", false));
    EXPECT_NE(corner("a7", true), corner("a7", false));
}

TEST_F(ReviewMarks, WordsNameMateBeforeEverythingElse) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Allows mate in 1: the queen on h5 mates on f7.")))
        << desk.words().toStdString();
}

TEST_F(ReviewMarks, WordsNameWhatIsLostAndThePieces) {
    desk.review("1. e4 e5 2. Qh5 Nc6 3. Qxe5+ Nxe5 4. d4 Ng6 *\n");
    desk.record().show(desk.ply(4));
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Loses a queen for a pawn"))) << desk.words().toStdString();
    for (const Node node : desk.record().tree()->path(desk.record().tree()->variationEnd(Node::Root))) {
        const std::string comment = desk.record().tree()->remarks(node).comment();
        EXPECT_EQ(comment.find("the piece on"), std::string::npos) << comment;
    }
}

TEST_F(ReviewMarks, TheRecordSaysInWholeSentencesWhatWasLostAndWhatWasBetter) {
    desk.review("1. e4 e5 2. Qh5 Nf6 3. Bc4 Nxh5 *\n");
    const std::string said = desk.record().tree()->remarks(desk.ply(4)).comment();
    EXPECT_EQ(said.find("Loses a queen: Nxh5. Qxe5+ was better: it wins a pawn."), 0U) << said;
}

TEST_F(ReviewMarks, AmongFourTheWordsSayWhoseMoveHasCostIt) {
    const RulebookPtr book = test::kept("fortress");
    const MoveCost cost{.type = CostType::Loses, .gone = {book->variant().kindOf('N')}};
    const ReviewedMove move{.node = Node(1), .mover = Side(1)};
    const Position start = startPosition(*book);
    const QString said = faultWords(start, move, {.node = Node(1), .costs = {cost}, .shown = {}});
    EXPECT_EQ(said, sideName(sideIdOf(*book, Side(1))) + QStringLiteral(" loses a knight."));
}

TEST_F(ReviewMarks, ABlunderThatCostsNoMaterialTellsOfChancesAndNotOfRoom) {
    const RulebookPtr book = test::kept("chess");
    const Position start = startPosition(*book);
    ReviewedMove move{.node = Node(1), .mover = Side(0), .before = 30, .after = -400, .grade = MoveGrade::Blunder};
    move.played = *parseMove(start, "a2a3");
    move.better = {*parseMove(start, "g1f3")};
    const std::string said = faultWords(start, move, {.node = Node(1), .costs = {}, .shown = {}}).toStdString();
    EXPECT_EQ(said.find("White's winning chances fall from"), 0U) << said;
    EXPECT_EQ(said.find("within reach"), std::string::npos) << said;
    EXPECT_NE(said.find("Nf3 was better."), std::string::npos) << said;
}

TEST_F(ReviewMarks, AMissedMateIsNotExplainedByAPin) {
    const RulebookPtr book = test::kept("chess");
    const Position before = test::placed(book, "Kg1 Bf1 Pd4 ke8 nc6 pa7", "w - - 0 1");
    ReviewedMove move{.node = Node(1), .mover = Side(0), .before = mateIn(9), .after = 20};
    move.played = *parseMove(before, "f1a6");
    move.better = {*parseMove(before, "f1b5")};
    const QString said = faultWords(before, move, faultOf(MotifFinder(*book), before, move));
    EXPECT_EQ(said, QStringLiteral("Misses a mate in 5. Bb5 was better."));
}

TEST_F(ReviewMarks, WordsAreThereInEveryLanguage) {
    desk.review(ShortMate);
    desk.record().show(desk.ply(5));
    desk.language.use(QStringLiteral("ru"));
    QApplication::processEvents();
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Допускает мат в 1 ход: ферзь на h5 даёт мат на f7.")))
        << desk.words().toStdString();
    desk.language.use(QStringLiteral("bg"));
    QApplication::processEvents();
    EXPECT_TRUE(desk.words().contains(QStringLiteral("Допуска мат в 1 ход: дамата на h5 матира на f7.")))
        << desk.words().toStdString();
}

}  // namespace
}  // namespace rokada::ui::reviewmarksTest
