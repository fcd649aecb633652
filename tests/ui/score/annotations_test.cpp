// Tests annotations of moves: drawings on the board, comments, clock times, evaluations, and the menu used with keys.
#include "files/filecontrols.h"
#include "record/drawings.h"
#include "record/pgnreader.h"
#include "scene/ownmarks.h"
#include "score/movelistmodel.h"
#include "score/movemenu.h"
#include "score/movespanel.h"
#include "score/notespage.h"
#include "session/gamerecord.h"
#include "windowtesting.h"

#include <QTableView>

namespace rokada::ui::annotationsTest {
namespace {

using namespace testing;

class Annotations : public ::testing::Test {
protected:
    void view(const char* pgn) {
        RulebookCache cache;
        const std::string text(pgn);
        ASSERT_TRUE(
            part<FileControls>(desk.window)
                .start(readPgn({.text = text, .at = 0, .length = text.size(), .line = 1, .cut = false}, cache)));
    }
    [[nodiscard]] GameRecord& record() { return part<GameRecord>(desk.window); }
    [[nodiscard]] MovesPanel& panel() { return part<MovesPanel>(desk.window); }
    [[nodiscard]] CommentEditor& editor() { return testing::only<CommentEditor>(desk.window); }
    [[nodiscard]] const Remarks& said(Node node) { return record().tree()->remarks(node); }
    [[nodiscard]] QPoint at(const char* square) { return desk.board().frame().squareCentre(desk.square(square)); }
    void draw(const char* from, const char* to, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(&desk.board(), Qt::RightButton, keys, at(from));
        QTest::mouseRelease(&desk.board(), Qt::RightButton, keys, at(to));
    }

    Desk desk;
};

TEST_F(Annotations, DrawingsOfARecordAreOnTheBoard) {
    view("1. e4 {[%csl Re5][%cal Gg1f3,Ya1b4]} e5 *");
    EXPECT_TRUE(desk.board().frame().notes.drawn.all().empty());
    record().forward();
    const auto marks = desk.board().frame().notes.drawn.all();
    ASSERT_EQ(marks.size(), 3U);
    EXPECT_TRUE(marks[0].circle());
    EXPECT_EQ(marks[0].ink, Ink::Red);
    EXPECT_EQ(marks[1].path.back(), desk.square("f3"));
    EXPECT_EQ(marks[2].path.back(), desk.square("b4")) << "an arrow that no piece moves along";
    record().forward();
    EXPECT_TRUE(desk.board().frame().notes.drawn.all().empty());
    record().back();
    EXPECT_EQ(desk.board().frame().notes.drawn.all(), marks);
    EXPECT_FALSE(record().edited());
}

TEST_F(Annotations, OwnDrawingsAreKeptWithTheMoveAndUndone) {
    view("1. e4 {[%csl Re5]} e5 *");
    record().forward();
    draw("d2", "d4");
    EXPECT_EQ(*said(Node(1)).command("cal"), "Gd2d4");
    EXPECT_EQ(*said(Node(1)).command("csl"), "Re5");
    draw("e5", "e5", Qt::ControlModifier);
    EXPECT_FALSE(said(Node(1)).command("csl"));
    EXPECT_TRUE(record().edited());
    desk.trigger("undo");
    desk.trigger("undo");
    EXPECT_EQ(desk.board().frame().notes.drawn.all().size(), 1U);
    EXPECT_FALSE(record().edited());
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(said(Node(1)).command("cal"));
}

TEST_F(Annotations, InAGameThatIsPlayedUndoIsForMoves) {
    desk.start("chess", "pp");
    desk.play({"e2e4", "e7e5"});
    draw("g1", "f3");
    EXPECT_EQ(*said(record().live()).command("cal"), "Gg1f3");
    desk.play({"g1f3"});
    EXPECT_TRUE(desk.board().frame().notes.drawn.all().empty());
    record().back();
    EXPECT_EQ(desk.board().frame().notes.drawn.all().size(), 1U);
    record().showLive();
    desk.trigger("undo");
    EXPECT_EQ(desk.game().played(), 2U);
}

TEST_F(Annotations, CommentsAreWrittenBesideTheBoard) {
    view("1. e4 e5 *");
    record().forward();
    desk.trigger("comment");
    ASSERT_TRUE(editor().isVisible());
    EXPECT_TRUE(editor().hasFocus());
    QTest::keyClicks(&editor(), "The  best ");
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), "move.");
    EXPECT_EQ(said(Node(1)).comment(), "");
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_TRUE(desk.board().hasFocus());
    EXPECT_EQ(said(Node(1)).comment(), "The best\nmove.");
    desk.trigger("undo");
    EXPECT_EQ(said(Node(1)).comment(), "");
}

TEST_F(Annotations, TabAcceptsAndEscapeDoesNot) {
    view("1. e4 {old} e5 *");
    record().forward();
    desk.trigger("comment");
    EXPECT_EQ(editor().toPlainText().toStdString(), "old");
    QTest::keyClicks(&editor(), " and new");
    QTest::keyClick(&editor(), Qt::Key_Escape);
    EXPECT_EQ(editor().toPlainText().toStdString(), "old");
    EXPECT_EQ(said(Node(1)).comment(), "old");
    desk.trigger("comment");
    QTest::keyClicks(&editor(), " and new");
    QTest::keyClick(&editor(), Qt::Key_Tab);
    EXPECT_EQ(said(Node(1)).comment(), "old and new");
}

TEST_F(Annotations, ACommentOnAMoveThatIsGoneIsLostWithIt) {
    view("1. e4 e5 2. Nf3 *");
    record().last();
    desk.trigger("comment");
    QTest::keyClicks(&editor(), "about the knight");
    record().deleteVariation();
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(record().tree()->size(), 2U);
}

TEST_F(Annotations, ACommentIsKeptWhenAnotherGameBegins) {
    desk.start("chess", "pp");
    desk.play({"e2e4"});
    desk.trigger("comment");
    QTest::keyClicks(&editor(), "so far");
    desk.start("vyrt", "pp");
    desk.trigger("undo");
    EXPECT_EQ(said(record().live()).comment(), "so far");
}

TEST_F(Annotations, TheMenuOfTheMoveListOpensByKeys) {
    view("1. e4 e5 *");
    record().forward();
    auto& menu = part<MoveMenu>(desk.window);
    only<QTableView>(panel()).setFocus();
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Menu, Qt::NoModifier), {Qt::Key_F10, Qt::ShiftModifier}}) {
        QTest::keyClick(&only<QTableView>(panel()), key, modifiers);
        EXPECT_TRUE(menu.isVisible()) << key;
        menu.close();
    }
    for (const int nag : {5, 16, 14}) emit menu.nagChosen(nag);
    EXPECT_EQ(said(Node(1)).nags, (std::vector<std::uint8_t>{5, 14})) << "one of the move, one of the position";
    for (const int nag : {22, 36, 140, 140}) emit menu.nagChosen(nag);
    EXPECT_EQ(said(Node(1)).nags, (std::vector<std::uint8_t>{5, 14, 23, 36})) << "others are added and taken away";
    emit menu.nagChosen(0);
    EXPECT_TRUE(said(Node(1)).nags.empty());
}

TEST_F(Annotations, ClocksAndEvaluationsStandBesideMoves) {
    view("1. e4 {[%eval 0.17] [%clk 0:05:12.8]} e5 {[%eval #-3,20]} (1... c5 {[%clk 01:00:09]}) *");
    const auto aside = [&](Node node) {
        const MoveListModel& moves = panel().moves();
        return moves.data(moves.cellOf(node), MoveListModel::AsideRole).toString().toStdString();
    };
    EXPECT_EQ(aside(Node(1)), "+0.2 5:13");
    EXPECT_EQ(aside(Node(2)), "#\u22123");
    const MoveListModel& moves = panel().moves();
    EXPECT_TRUE(moves.variationText(moves.cellOf(Node(3)).row()).contains(QStringLiteral("<small>1:00:09</small>")));
    desk.start("chess", "pp");
    EXPECT_EQ(aside(Node::Root), "") << "nothing of it while a game is played";
}

TEST_F(Annotations, ACommentBehindVariationsIsShown) {
    view("1. e4 e5 (1... c5 {Sicilian}) {\n\nBack to\n\nthe game} 2. Nf3 *");
    const MoveListModel& moves = panel().moves();
    EXPECT_EQ(moves.variationText(2).toStdString(), "<i>Back to<br>the game</i>");
    EXPECT_EQ(moves.cellOf(Node(4)).row(), 3);
}

}  // namespace
}  // namespace rokada::ui::annotationsTest
