// Tests the rules card in the window, used with keys, mouse and links.
#include "windowtesting.h"

#include "kit/textdialog.h"
#include "pages/cardcontrols.h"
#include "pages/pagepictures.h"
#include "pages/rulescard.h"
#include "pages/rulespage.h"
#include "paint/boarddiagram.h"
#include "paint/movediagram.h"
#include "score/movespanel.h"

#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QUrl>

#include <tuple>

namespace rokada::ui::rulescardTest {
namespace {

using testing::Desk;

class Card : public ::testing::Test {
protected:
    RulesCard& card() { return testing::part<CardControls>(desk_.window).card(); }
    QTextBrowser& page() { return testing::only<QTextBrowser>(card()); }
    std::string text() { return page().toPlainText().toStdString(); }
    bool says(std::string_view words) { return text().find(words) != std::string::npos; }
    void pointAt(std::string_view square) {
        // The mouse pointer may still be on this square from the previous test, so it moves away first.
        QTest::mouseMove(&desk_.board(), QPoint(1, 1));
        QTest::mouseMove(&desk_.board(), desk_.board().frame().squareCentre(desk_.square(square)));
    }
    /// Returns a point on a square of the board on the card, in viewport coordinates. Returns (0, 0) if no such board
    /// is shown.
    QPoint boardPoint(std::string_view name) {
        const QRectF box = testing::only<PagePictures>(card()).boxOf(QLatin1String(BoardPicture));
        const auto piece = card().piece();
        if (!piece || box.isEmpty()) return {};
        const Diagram board = wholeBoard(moveDiagram(card().book(), piece->piece, piece->square));
        constexpr int Grid = 4;
        for (int y = 0; y < static_cast<int>(box.height()); y += Grid) {
            for (int x = 0; x < static_cast<int>(box.width()); x += Grid) {
                const QPointF at = box.topLeft() + QPointF(x, y);
                if (diagramSquare(board, box, at) == desk_.square(name))
                    return at.toPoint() + QPoint(Grid, Grid) - QPoint(0, page().verticalScrollBar()->value());
            }
        }
        return {};
    }

    Desk desk_;
};

TEST_F(Card, IsClosedInASmallWindowUntilItIsWanted) {
    desk_.start("chess");
    EXPECT_FALSE(card().isOpen());
    desk_.trigger("rulesCard");
    EXPECT_TRUE(card().isVisible());
    EXPECT_TRUE(desk_.action("rulesCard").isChecked());
}

TEST_F(Card, HasThePlaceOfTheMoves) {
    desk_.start("vyrt");
    desk_.trigger("rulesCard");
    EXPECT_FALSE(testing::only<MovesPanel>(desk_.window).isVisible());
    EXPECT_GE(card().height(), desk_.window.height() * 2 / 5);
    desk_.trigger("rulesCard");
    EXPECT_TRUE(testing::only<MovesPanel>(desk_.window).isVisible());
}

TEST_F(Card, HasEverythingAboutTheVariant) {
    desk_.start("greatshatranj", "", {{"bareking", "win"}});
    desk_.trigger("rulesCard");
    EXPECT_TRUE(says("High priest")) << text();
    EXPECT_TRUE(says("It leaps like a knight, or one or two squares diagonally"));
    EXPECT_TRUE(says("Bare king: Loss.")) << "options in force";
    EXPECT_TRUE(says("The source calls a bare king a draw")) << "settled by us";
    EXPECT_TRUE(says("Promotes to a8-j8: knight, general, minister, high priest, elephant, war machine, soldier"));
}

TEST_F(Card, OpensForThePieceUnderThePointer) {
    desk_.start("chess");
    pointAt("g1");
    desk_.key(Qt::Key_I);
    ASSERT_TRUE(card().piece());
    EXPECT_FALSE(card().isHidden());
    EXPECT_TRUE(says("Knight"));
    EXPECT_TRUE(says("Number of moves from g1: 2"));
    desk_.key(Qt::Key_I);
    EXPECT_FALSE(card().isOpen()) << "once more closes it";
}

TEST_F(Card, FollowsThePieceAsLongAsItStandsThere) {
    desk_.start("chess");
    pointAt("b1");
    desk_.key(Qt::Key_I);
    ASSERT_TRUE(says("Number of moves from b1: 2"));
    ASSERT_TRUE(desk_.window.session().play(*parseMove(desk_.game().position(), "d2d3")));
    QApplication::processEvents();
    EXPECT_TRUE(says("Number of moves from b1: 3"));
    ASSERT_TRUE(desk_.window.session().play(*parseMove(desk_.game().position(), "e7e5")));
    ASSERT_TRUE(desk_.window.session().play(*parseMove(desk_.game().position(), "b1c3")));
    QApplication::processEvents();
    EXPECT_TRUE(says("Knight"));
    EXPECT_FALSE(says("Moves from b1 now")) << "it has gone";
}

TEST_F(Card, OpensForAnEnemyPieceToo) {
    desk_.start("bolyar");
    pointAt("d8");
    QTest::keyClick(&desk_.window, Qt::Key_F2);
    ASSERT_TRUE(card().piece());
    EXPECT_EQ(sideOf(card().piece()->piece), Side(1));
    EXPECT_TRUE(says("Bolyar"));
}

TEST_F(Card, NamesLettersAndSaysWhereThereIsNone) {
    desk_.start("chess");
    pointAt("b1");
    QTest::keyClick(&desk_.window, Qt::Key_F2);
    EXPECT_TRUE(says("Letter in the notation: N"));
    pointAt("b2");
    QTest::keyClick(&desk_.window, Qt::Key_F2);
    EXPECT_TRUE(says("Letter in the notation: none"));
    EXPECT_FALSE(says("Letter:"));
}

TEST_F(Card, OpensForThePieceUnderTheKeyboardCursor) {
    desk_.start("vyrt");
    desk_.key(Qt::Key_Return);
    const Square cursor = desk_.board().frame().attention.cursor;
    ASSERT_FALSE(desk_.game().position().empty(cursor));
    desk_.key(Qt::Key_F2);
    ASSERT_TRUE(card().piece());
    EXPECT_EQ(card().piece()->square, cursor);
}

TEST_F(Card, OverAnEmptySquareItIsTheVariants) {
    desk_.start("chess");
    pointAt("e4");
    desk_.key(Qt::Key_I);
    EXPECT_FALSE(card().isHidden());
    EXPECT_FALSE(card().piece());
    EXPECT_TRUE(says("Rule options of this game"));
}

TEST_F(Card, LinksLeadFromPieceToPieceAndBack) {
    desk_.start("fortress");
    desk_.trigger("rulesCard");
    emit page().anchorClicked(QUrl(QStringLiteral("man:4")));
    ASSERT_TRUE(card().piece());
    EXPECT_TRUE(says("Knight"));
    EXPECT_TRUE(says("Moves near walls"));
    emit page().anchorClicked(QUrl(QStringLiteral("rules:")));
    EXPECT_FALSE(card().piece());
    EXPECT_TRUE(says("Unclear points in the sources"));
}

TEST_F(Card, AnotherVariantBringsItsOwnRules) {
    desk_.start("chess");
    desk_.trigger("rulesCard");
    EXPECT_FALSE(says("Minister"));
    desk_.start("greatshatranj");
    QApplication::processEvents();
    EXPECT_TRUE(says("Minister"));
}

TEST_F(Card, SpeaksTheLanguageThatIsChosen) {
    desk_.start("fortress");
    desk_.trigger("rulesCard");
    desk_.language.use(QStringLiteral("bg"));
    QCoreApplication::sendPostedEvents();
    EXPECT_TRUE(says("Действащи настройки"));
    const QRegularExpression latin(QStringLiteral("[A-Za-z]{3,}"));
    EXPECT_FALSE(page().toPlainText().remove(QStringLiteral("Rokada")).contains(latin)) << text();
}

TEST_F(Card, TheRulesAreSearched) {
    desk_.start("vyrt");
    desk_.trigger("rulesCard");
    auto& search = testing::only<QLineEdit>(card());
    QTest::keyClicks(&search, "knight");
    const QString all = page().toPlainText();
    const auto places = all.count(QStringLiteral("knight"), Qt::CaseInsensitive);
    ASSERT_GT(places, 1);
    EXPECT_EQ(card().searchResult(), QStringLiteral("1/%1").arg(places));
    EXPECT_EQ(page().extraSelections().size(), places);
    QTest::keyClick(&search, Qt::Key_Return);
    const int top = page().cursorRect(page().textCursor()).top();
    EXPECT_TRUE(top >= 0 && top < page().viewport()->height() / 2) << top << ": what follows is read with it";
    QTest::keyClick(&search, Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(&search, Qt::Key_Return);
    EXPECT_EQ(card().searchResult(), QStringLiteral("2/%1").arg(places));
    EXPECT_EQ(all.mid(page().textCursor().position(), 6).toLower(), QStringLiteral("knight"));
    QTest::keyClick(&search, Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(card().searchResult(), QStringLiteral("1/%1").arg(places));
    QTest::keyClicks(&search, "zz");
    EXPECT_EQ(card().searchResult(), QStringLiteral("No results"));
    search.clear();
    EXPECT_TRUE(page().extraSelections().isEmpty());
}

TEST_F(Card, ANewGameOfTheSameRulesLeavesThePlaceWhereSomebodyReads) {
    desk_.start("chess");
    desk_.trigger("rulesCard");
    QApplication::processEvents();
    QScrollBar& bar = *page().verticalScrollBar();
    bar.setValue(bar.maximum() / 2);
    const int place = bar.value();
    ASSERT_GT(place, 0);
    desk_.start("chess");
    EXPECT_EQ(bar.value(), place);
    desk_.start("chess", "pp", {{"laws", "classic"}});
    QApplication::processEvents();
    EXPECT_EQ(bar.value(), 0) << "other rules are read from their start";
}

TEST_F(Card, SearchingLeavesTheCardOfAPiece) {
    desk_.start("chess");
    desk_.trigger("rulesCard");
    card().showPiece({pieceOf(Side(0), Kind(0)), desk_.square("e1")});
    QTest::keyClicks(&testing::only<QLineEdit>(card()), "pawn");
    EXPECT_FALSE(card().piece());
    EXPECT_FALSE(card().searchResult().startsWith(u'0'));
}

/// While the mouse hovers over names of squares in the text, the board must highlight these squares.
TEST_F(Card, SquaresOfTheTextLightUpOnTheBoard) {
    desk_.start("greatshatranj");
    desk_.trigger("rulesCard");
    const QImage before = desk_.board().grab().toImage();
    ASSERT_TRUE(page().toHtml().contains(QStringLiteral("squares:a8-j8")));
    emit page().highlighted(QUrl(QStringLiteral("squares:a8-j8")));
    const QImage lit = desk_.board().grab().toImage();
    EXPECT_NE(lit, before);
    emit page().highlighted(QUrl());
    EXPECT_EQ(desk_.board().grab().toImage(), before);
    emit page().highlighted(QUrl(QStringLiteral("squares:j9")));
    EXPECT_EQ(desk_.board().grab().toImage(), before) << "no square of this board";
}

TEST_F(Card, ThePieceGoesWhereSomebodyClicks) {
    desk_.start("chess");
    desk_.trigger("rulesCard");
    card().showPiece({pieceOf(Side(0), desk_.game().book().variant().kindOf('N')), desk_.square("e4")});
    page().viewport()->grab();
    for (const char* name : {"a1", "g6", "h8"}) {
        const QPoint at = boardPoint(name);
        ASSERT_FALSE(at.isNull()) << name;
        QTest::mouseClick(page().viewport(), Qt::LeftButton, {}, at);
        ASSERT_TRUE(card().piece());
        EXPECT_EQ(card().piece()->square, desk_.square(name)) << name;
        page().viewport()->grab();
    }
}

/// The board of the card is drawn before the card has its size, and again during a game. Its size must stay the same.
TEST_F(Card, ItsBoardHasOneSizeAndFitsASmallWindow) {
    desk_.window.resize(1024, 700);
    for (const auto& [variant, corner, opposite] :
         {std::tuple("bolyar", "z0", "j9"), std::tuple("greatshatranj", "a1", "j8")}) {
        desk_.start(variant);
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        pointAt(corner);
        desk_.trigger("pieceCard");
        for (int round = 0; round < 3; ++round) QApplication::processEvents();
        const auto span = [this, from = corner, to = opposite] {
            page().viewport()->grab();
            return boardPoint(to) - boardPoint(from);
        };
        const QPoint before = span();
        EXPECT_TRUE(page().viewport()->rect().contains(boardPoint(corner))) << variant;
        const auto piece = card().piece();
        ASSERT_TRUE(piece);
        card().refreshPiece(*piece);
        EXPECT_EQ(span(), before) << variant;
        desk_.trigger("pieceCard");
    }
}

TEST_F(Card, IsWrittenOnceForSeveralChangesOfItsSize) {
    desk_.start("chess");
    desk_.trigger("rulesCard");
    for (int round = 0; round < 3; ++round) QApplication::processEvents();
    const auto writes = [this](std::initializer_list<int> changes) {
        QSignalSpy spy(page().document(), &QTextDocument::contentsChanged);
        for (const int change : changes) page().resize(page().width() + change, page().height());
        EXPECT_EQ(spy.count(), 0);
        QApplication::processEvents();
        return spy.count();
    };
    const auto once = writes({40});
    EXPECT_GT(once, 0);
    EXPECT_EQ(writes({-20, -20, 60}), once);
}

TEST(RulesInShort, AreAsHighAsTheirTextAndBesideTheBoard) {
    Desk desk;
    desk.start("vyrt");
    desk.trigger("rules");
    auto& dialog = testing::only<TextDialog>(desk.window);
    auto& text = testing::only<QTextBrowser>(dialog);
    EXPECT_EQ(text.verticalScrollBar()->maximum(), 0) << "all of it is seen";
    EXPECT_LT(text.viewport()->height() - text.document()->size().height(), 30) << "and nothing is empty";
    const int board = desk.board().mapToGlobal(desk.board().frame().layout.area().center()).x();
    EXPECT_GT(dialog.frameGeometry().left(), board);
    QApplication::setActiveWindow(&dialog);
    QTest::keyClick(&dialog, Qt::Key_F2);
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_FALSE(testing::part<CardControls>(desk.window).card().isHidden());
}

}  // namespace
}  // namespace rokada::ui::rulescardTest
