// Tests the choice between several moves that have the same squares.
#include "boardtesting.h"

#include <QHelpEvent>
#include <QToolTip>

#include <gtest/gtest.h>

#include <string_view>

namespace rokada::ui::boardchooserTest {
namespace {

using testing::Table;

constexpr const char* Promotion = "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1";

TEST(BoardChooser, APromotionIsChosenWithTheMouse) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    EXPECT_TRUE(t.moves.empty());
    ASSERT_EQ(t.board.frame().attention.chooser.items().size(), 4U);
    t.click(t.board.frame().attention.chooser.items()[1].center());
    EXPECT_TRUE(t.chose("b7", "b8"));
    EXPECT_EQ(t.moves.back().becomes(), t.kind('R'));
    EXPECT_TRUE(t.board.frame().attention.chooser.items().empty());
}

TEST(BoardChooser, ADraggedPawnStaysOnItsTargetWhileThePieceIsChosen) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    const auto& carried = t.board.frame().attention.carried;
    ASSERT_TRUE(carried);
    EXPECT_EQ(carried->from, t.square("b7"));
    EXPECT_EQ(t.board.frame().squareAt(carried->point.toPoint()), t.square("b8"));
    t.click(t.board.frame().attention.chooser.items()[1].center());
    EXPECT_TRUE(t.board.frame().progress.glides.empty()) << "it is there already";
    EXPECT_FALSE(t.board.frame().attention.carried);
}

TEST(BoardChooser, APawnThatIsLeftOrWasClickedStandsOnItsOwnSquare) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    t.key(Qt::Key_Escape);
    EXPECT_FALSE(t.board.frame().attention.carried);
    ASSERT_EQ(t.board.frame().attention.selected(), t.square("b7"));
    t.click("b8");
    ASSERT_TRUE(t.board.frame().attention.chooser.open());
    EXPECT_FALSE(t.board.frame().attention.carried);
}

TEST(BoardChooser, APromotionIsChosenWithANumberKey) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "a8");
    t.key(Qt::Key_4);
    EXPECT_TRUE(t.chose("b7", "a8"));
    EXPECT_EQ(t.moves.back().becomes(), t.kind('N'));
}

TEST(BoardChooser, APromotionIsChosenWithArrowsAndEnter) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    t.key(Qt::Key_Down);
    t.key(Qt::Key_Down);
    t.key(Qt::Key_Return);
    EXPECT_EQ(t.moves.back().becomes(), t.kind('B'));
}

TEST(BoardChooser, InAChooserThatGrowsUpwardsArrowsFollowTheScreen) {
    Table t("chess", {}, Promotion);
    t.board.setLook(&BoardLook::quarterTurns, 2);
    t.drag("b7", "b8");
    t.key(Qt::Key_Up);
    t.key(Qt::Key_Up);
    t.key(Qt::Key_Down);
    t.key(Qt::Key_Return);
    EXPECT_EQ(t.moves.back().becomes(), t.kind('R'));
}

TEST(BoardChooser, EscapeLeavesAChooserAsIfNothingHadHappened) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    t.key(Qt::Key_Escape);
    EXPECT_TRUE(t.board.frame().attention.chooser.items().empty());
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("b7"));
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardChooser, AClickBesideAChooserClosesIt) {
    Table t("chess", {}, Promotion);
    t.drag("b7", "b8");
    t.click("h1");
    EXPECT_TRUE(t.board.frame().attention.chooser.items().empty());
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardChooser, TheChooserStartsAtTheArrivalSquareAndStaysInside) {
    Table t("chess", {}, Promotion);
    for (int turns = 0; turns < 4; ++turns) {
        t.board.setLook(&BoardLook::quarterTurns, turns);
        t.drag("b7", "b8");
        ASSERT_EQ(t.board.frame().attention.chooser.items().size(), 4U);
        EXPECT_TRUE(t.board.frame().attention.chooser.items().front().contains(t.point("b8")));
        for (const QRect& item : t.board.frame().attention.chooser.items()) EXPECT_TRUE(t.board.rect().contains(item));
        t.key(Qt::Key_Escape);
    }
}

TEST(BoardChooser, SevenPiecesCanBeOffered) {
    Table t("greatshatranj", {}, "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1");
    t.drag("a7", "a8");
    ASSERT_EQ(t.board.frame().attention.chooser.items().size(), 7U);
    for (const QRect& item : t.board.frame().attention.chooser.items())
        EXPECT_TRUE(t.board.rect().contains(item.adjusted(-3, -3, 3, 3))) << "with the frame around it";
}

TEST(BoardChooser, UnknownPiecesShowHowTheyMoveBesideThem) {
    Table great("greatshatranj", {}, "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1");
    great.drag("a7", "a8");
    for (const QRect& item : great.board.frame().attention.chooser.items()) {
        EXPECT_EQ(item.width(), 2 * item.height());
        EXPECT_TRUE(great.board.rect().contains(item));
    }
    Table chess("chess", {}, Promotion);
    chess.drag("b7", "b8");
    for (const QRect& item : chess.board.frame().attention.chooser.items()) EXPECT_EQ(item.width(), item.height());
}

TEST(BoardChooser, TheDiagramsDiffer) {
    Table t("greatshatranj", {}, "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1");
    t.drag("a7", "a8");
    const QImage seen = t.board.grab().toImage();
    std::vector<QImage> diagrams;
    for (const QRect& item : t.board.frame().attention.chooser.items()) {
        const QRect right(item.left() + item.height() + 4, item.top() + 4, item.height() - 8, item.height() - 8);
        diagrams.push_back(seen.copy(right));
    }
    for (std::size_t i = 0; i < diagrams.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) EXPECT_NE(diagrams[i], diagrams[j]) << i << j;
    }
}

TEST(BoardChooser, AClickOnADiagramChoosesItsPiece) {
    Table t("greatshatranj", {}, "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1");
    t.drag("a7", "a8");
    t.click(t.board.frame().attention.chooser.items()[2].topRight() + QPoint(-12, 12));
    ASSERT_EQ(t.moves.size(), 1U);
    EXPECT_EQ(t.moves.back().becomes(), t.kind('H'));
}

TEST(BoardChooser, TheToolTipNamesThePiece) {
    Table t("greatshatranj", {}, "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1");
    t.board.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&t.board));
    t.drag("a7", "a8");
    const auto names = [&](QPoint at) {
        QHelpEvent help(QEvent::ToolTip, at, t.board.mapToGlobal(at));
        QApplication::sendEvent(&t.board, &help);
        return QToolTip::text().toStdString();
    };
    EXPECT_EQ(names(t.board.frame().attention.chooser.items()[2].center()), "High priest");
    EXPECT_EQ(names(t.board.frame().attention.chooser.items()[5].center()), "Knight");
}

TEST(BoardChooser, PiecesAreOfferedInFallingValueAndNumberedSo) {
    for (const std::string_view id : {"chess", "greatshatranj"}) {
        const bool great = id == "greatshatranj";
        Table t(id, {}, great ? "4k5/P9/10/10/2p3p3/10/10/4K5 w - - 0 1" : Promotion);
        const std::string_view order = great ? "GMHSWNE" : "QRBN";
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (great) {
                t.drag("a7", "a8");
            } else {
                t.drag("b7", "b8");
            }
            ASSERT_EQ(t.board.input().choices().size(), order.size());
            t.key(Qt::Key_1 + static_cast<int>(i));
            EXPECT_EQ(t.moves.back().becomes(), t.kind(order[i])) << order[i];
        }
    }
}

TEST(BoardChooser, ACompulsoryPromotionAsksNothing) {
    Table t("bolyar", {}, "1*********1/*4k4*/*R8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1 w - - 0 1");
    t.drag("a7", "a8");
    EXPECT_TRUE(t.chose("a7", "a8"));
}

}  // namespace
}  // namespace rokada::ui::boardchooserTest
