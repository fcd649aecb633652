// Tests the main window: menus and keys, the status line, the banner, the list of moves, and closing.
#include "framerects.h"
#include "windowtesting.h"

#include "kit/statusline.h"
#include "newgame/pausebar.h"
#include "score/movelistmodel.h"
#include "score/movespanel.h"
#include "shell/sidepanel.h"
#include "table/endbanner.h"
#include "table/gameannouncer.h"
#include "table/tablesettings.h"
#include "variants/variants.h"
#include "window/viewcontrols.h"

#include <QAction>
#include "board/moveshow.h"

#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTextBrowser>

namespace rokada::ui::windowTest {
namespace {

using namespace std::chrono_literals;
using testing::Desk;
using testing::named;
using testing::only;
using testing::pass;

/// Checks that the menu has at most `MaxEntries` entries.
void expectShort(const QMenu& menu) {
    constexpr int MaxEntries = 12;
    int entries = 0;
    for (const QAction* action : menu.actions()) entries += action->isVisible() && !action->isSeparator() ? 1 : 0;
    EXPECT_LE(entries, MaxEntries) << menu.title().toStdString();
}

TEST(Window, NoMenuIsLong) {
    Desk desk;
    for (const VariantInfo& variant : allVariants()) {
        desk.start(std::string(variant.id).c_str());
        for (QMenu* menu : desk.window.findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            expectShort(*menu);
        }
    }
}

TEST(Window, SaysWhoseTurnItIs) {
    Desk desk;
    desk.start("fortress", "", {{"placement", "standard"}, {"first", "red"}});
    EXPECT_EQ(testing::part<GameAnnouncer>(desk.window).turnText().toStdString(), "Red to move (partner: White)");
    EXPECT_EQ(named<QLabel>(desk.window, "statusText").accessibleName(),
              QStringLiteral("Red to move (partner: White)"));
    EXPECT_EQ(desk.status(), "") << "the player panel says it";
}

TEST(Window, AnIllegalMoveGivesItsReason) {
    Desk desk;
    desk.start("chess", "", {}, "4k3/8/8/b7/8/8/3P4/4K3 w - - 0 1");
    desk.click("d2");
    desk.click("d3");
    EXPECT_EQ(desk.status(), "This piece is pinned: without it, the bishop on a5 could capture your king.");
}

TEST(Window, HowManyPiecesMoveIsSaidAsLongAsATowerIsSelected) {
    Desk desk;
    desk.start("tavreli", "pp", {}, "4k3/8/8/8/8/8/3(PqBQ)4/4K3 w - - 0 1 D");
    desk.click("d2");
    QTest::keyClick(&desk.board(), Qt::Key_2);
    EXPECT_EQ(desk.status(), "2 of 3 pieces of the tower move.");
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    EXPECT_EQ(desk.status(), "");
}

TEST(Window, AWallIsNamed) {
    Desk desk;
    desk.start("fortress", "", {{"placement", "standard"}}, "");
    desk.window.session().start(testing::setupFor("fortress", "", {{"placement", "standard"}},
                                                  "4********4/4********4/16/7rK8/**12**/**12**/**12**/**2bK9**/**12**/"
                                                  "**12**/**11uK**/**12**/12wR3/8wK7/4********4/4********4 w - - 0 1"));
    desk.click("m4");
    desk.click("m5");
    EXPECT_EQ(desk.status(), "The wall between m4 and m5 blocks the path.");
}

TEST(Window, AReasonGoesWhenItsPersonHasFoundAMove) {
    Desk desk;
    desk.start("chess");
    desk.click("e2");
    desk.click("e5");
    EXPECT_EQ(desk.status(),
              "This piece cannot move to that square. It moves one square forward, or two on its first move. It "
              "captures one square diagonally forward.");
    desk.playByMouse("d2d4");
    EXPECT_EQ(desk.status(), "");
}

TEST(Window, AnIllegalMoveIsToldAtTheSquareAndToScreenReadersOnly) {
    Desk desk;
    desk.start("chess");
    desk.click("e2");
    desk.click("e5");
    const auto& line = named<QLabel>(desk.window, "statusText");
    EXPECT_FALSE(testing::reasonRect(desk.board().frame()).isEmpty());
    EXPECT_EQ(line.accessibleName().toStdString(), desk.status());
    EXPECT_EQ(line.text(), QString()) << "no message stands in two places";
    pass(6s);
    EXPECT_TRUE(testing::reasonRect(desk.board().frame()).isEmpty());
    EXPECT_EQ(desk.status(), "");
}

TEST(Window, TheTagOfAnIllegalMoveGoesWithTheNextPieceAndWithAnyMove) {
    Desk desk;
    desk.start("chess", "");
    const auto told = [&desk] { return !testing::reasonRect(desk.board().frame()).isEmpty(); };
    desk.click("e2");
    desk.click("e5");
    ASSERT_TRUE(told());
    desk.click("b1");
    EXPECT_FALSE(told()) << "another piece is selected";
    desk.click("b6");
    ASSERT_TRUE(told());
    desk.play({"d2d4"});
    EXPECT_FALSE(told()) << "a move was made";
}

TEST(Window, EscapeTakesTheReasonOfAnIllegalMoveAway) {
    Desk desk;
    desk.start("chess");
    desk.click("e2");
    desk.click("e5");
    ASSERT_FALSE(testing::reasonRect(desk.board().frame()).isEmpty());
    desk.key(Qt::Key_Escape);
    EXPECT_EQ(desk.status(), "");
    EXPECT_TRUE(testing::reasonRect(desk.board().frame()).isEmpty());
}

TEST(Window, TheReasonOfAnIllegalMoveGoesWithTheNextPieceAndWithAnyMove) {
    Desk desk;
    desk.start("chess", "");
    desk.click("e2");
    desk.click("e5");
    ASSERT_NE(desk.status(), "");
    desk.click("b1");
    EXPECT_EQ(desk.status(), "") << "another piece is selected";
    desk.click("b6");
    ASSERT_NE(desk.status(), "");
    desk.play({"d2d4"});
    EXPECT_EQ(desk.status(), "") << "somebody has moved";
}

/// Even on a full board, the text must hide neither the moving piece nor the piece that blocks it.
TEST(Window, TheReasonOfAnIllegalMoveCoversNothingThatItSpeaksOf) {
    for (const QSize size : {QSize(1024, 700), QSize(1920, 1080)}) {
        Desk desk;
        desk.window.resize(size);
        desk.start("chess");
        for (const auto& [from, to] : {std::pair("a1", "a5"), {"d1", "d3"}, {"b1", "d5"}, {"h1", "h5"}, {"f1", "b5"}}) {
            desk.click(from);
            desk.click(to);
            const QRect tag = testing::reasonRect(desk.board().frame());
            ASSERT_FALSE(tag.isEmpty()) << from;
            for (int s = 0; s < desk.game().book().size(); ++s) {
                if (desk.game().position().empty(Square(s))) continue;
                EXPECT_FALSE(tag.intersects(desk.board().frame().layout.rect(Square(s)))) << from << s;
            }
            desk.key(Qt::Key_Escape);
        }
    }
}

TEST(Window, NewsAndReasonsNeverLieOverOneAnother) {
    Desk desk;
    desk.start("chess");
    MoveShow& show = desk.board().moveShow();
    show.tell({{desk.square("e4"), QStringLiteral("one sentence")}, {desk.square("e4"), QStringLiteral("another")}},
              desk.board().font());
    ASSERT_EQ(show.calloutRects().size(), 2U);
    EXPECT_FALSE(show.calloutRects()[0].intersects(show.calloutRects()[1]));
    desk.click("e2");
    desk.click("e5");
    EXPECT_FALSE(testing::reasonRect(desk.board().frame()).isEmpty());
    EXPECT_TRUE(show.calloutRects().empty());
    show.tell({{desk.square("e4"), QStringLiteral("a hint")}}, desk.board().font());
    EXPECT_TRUE(testing::reasonRect(desk.board().frame()).isEmpty());
}

TEST(Window, TheSquareUnderThePointerIsNamedAgainAfterAMove) {
    Desk desk;
    desk.start("chess");
    desk.playByMouse("e2e4");
    QTest::mouseMove(&desk.board(), desk.board().frame().squareCentre(desk.square("d5")));
    EXPECT_EQ(named<QLabel>(desk.window, "statusSquare").text().toStdString(), "d5");
    const auto push = parseMove(desk.window.session().game()->position(), "d7d5");
    ASSERT_TRUE(push && desk.window.session().play(*push));
    EXPECT_EQ(named<QLabel>(desk.window, "statusSquare").text().toStdString(), "d5: black pawn");
}

TEST(Window, ACheckIsSaidInWords) {
    Desk desk;
    desk.start("chess");
    desk.playByMouse("e2e4");
    desk.playByMouse("f7f6");
    desk.playByMouse("d1h5");
    EXPECT_EQ(desk.status(), "Black to move, in check");
}

TEST(Window, TheSquareUnderThePointerIsNamed) {
    Desk desk;
    desk.start("vyrt");
    QTest::mouseMove(&desk.board(), desk.board().frame().squareCentre(desk.square("a12")));
    EXPECT_EQ(named<QLabel>(desk.window, "statusSquare").text().toStdString(), "a12: white pawn");
}

TEST(Window, UndoAndRedoByKeys) {
    Desk desk;
    desk.start("chess");
    desk.playByMouse("e2e4");
    QTest::keyClick(&desk.window, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(desk.game().played(), 0U);
    QTest::keyClick(&desk.window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(desk.game().played(), 1U);
}

TEST(Window, LettersTurnTheBoardOnlyWhileItHasTheFocus) {
    Desk desk;
    desk.settings.set(keys::letters(), BoardLetters::Commands);
    desk.start("fortress");
    desk.key(Qt::Key_F);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
    desk.key(Qt::Key_R);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 3);
    QTest::keyClick(&desk.board(), Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
    QTest::keyClick(&desk.window, Qt::Key_F);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
}

TEST(Window, LettersAreMatchedByTheirPlaceOnACyrillicKeyboard) {
    Desk desk;
    desk.settings.set(keys::letters(), BoardLetters::Commands);
    desk.start("chess");
    QKeyEvent press(QEvent::KeyPress, 0x0410, Qt::NoModifier, 41, 0, 0, QStringLiteral("а"));
    QApplication::sendEvent(&desk.board(), &press);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
}

TEST(Window, QuarterTurnsAreForFourPlayers) {
    Desk desk;
    desk.start("chess");
    EXPECT_FALSE(desk.action("rotateRight").isEnabled());
    desk.start("fortress");
    EXPECT_TRUE(desk.action("rotateRight").isEnabled());
}

TEST(Window, ThePersonSitsAtTheLowerEdge) {
    Desk desk;
    desk.start("chess", "cp");
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
}

TEST(Window, TheBoardTurnsToTheMoverAmongPeople) {
    Desk desk;
    desk.start("chess");
    desk.choose("rotation", Rotation::ToMover);
    desk.playByMouse("e2e4");
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 0);
    pass(399ms);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 0) << "the move is seen first";
    pass(1ms);
    EXPECT_EQ(desk.board().frame().look.quarterTurns, 2);
}

TEST(Window, AComputersMoveComesAndIsListed) {
    Desk desk;
    desk.start("chess", "pc");
    desk.playByMouse("e2e4");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.window.session().humanToMove(); }));
    EXPECT_EQ(desk.game().played(), 2U);
    EXPECT_EQ(testing::part<MovesPanel>(desk.window).moves().rowCount(), 1);
}

TEST(Window, WhileTheComputerThinksTheBoardMovesNothing) {
    Desk desk;
    desk.window.session().pace().setLeast(std::chrono::milliseconds(10000));
    desk.start("chess", "cp");
    desk.click("e2");
    desk.click("e4");
    EXPECT_EQ(desk.game().played(), 0U);
}

TEST(Window, ClosingWhileTheComputerThinksDoesNotHang) {
    Desk desk;
    desk.window.session().setMoveProvider(std::make_shared<testing::Muser>());
    desk.start("chess", "cp");
    desk.window.close();
    EXPECT_FALSE(desk.window.isVisible());
}

/// Remembers the places of the board and the side panel. Each check processes events and compares the places.
class SteadyBoard {
public:
    explicit SteadyBoard(Desk& desk) : desk_(desk), board_(now()), panel_(panel()) {}
    void expectStill(const char* when) {
        EXPECT_EQ(now(), board_) << when;
        EXPECT_EQ(panel(), panel_) << when;
        EXPECT_EQ(desk_.window.height(), 700) << when;
    }

private:
    /// Processes events, and returns the rectangle of the squares in the window.
    QRect now() {
        QCoreApplication::processEvents();
        return desk_.board().frame().layout.area().translated(desk_.board().mapTo(&desk_.window, QPoint()));
    }
    QRect panel() { return testing::part<SidePanel>(desk_.window).geometry(); }
    Desk& desk_;
    QRect board_;
    QRect panel_;
};

TEST(StandingBoard, NoTabOfThePanelMovesIt) {
    for (const VariantInfo& info : offeredVariants()) {
        Desk desk;
        if (info.id == "fortress") {
            desk.start(info.id, "pppp", {{"placement", "standard"}});
        } else {
            desk.start(info.id, "pp");
        }
        SteadyBoard board(desk);
        for (int i = 0; i < 4; ++i) desk.window.session().play(desk.game().moves()[0]);
        board.expectStill("moves");
        for (PanelPage* page : desk.window.findChildren<PanelPage*>()) {
            page->setOpen(true);
            board.expectStill(qPrintable(page->objectName()));
        }
        for (PanelPage* page : desk.window.findChildren<PanelPage*>()) {
            page->setOpen(false);
            board.expectStill(qPrintable(page->objectName()));
        }
        testing::part<StatusLine>(desk.window).showError(QStringLiteral("The disk is full."));
        board.expectStill("a failure");
        testing::part<StatusLine>(desk.window).showAlarm(QStringLiteral("This game is saved nowhere."), {});
        board.expectStill("saved nowhere");
    }
}

TEST(StandingBoard, SquaresKeepTheirSizeThroughAWholeGameWithAllBars) {
    for (const char* language : {"en", "ru", "bg"}) {
        Desk desk;
        desk.language.use(QLatin1String(language));
        desk.start("chess");
        QCoreApplication::processEvents();
        SteadyBoard board(desk);
        desk.trigger("rulesCard");
        board.expectStill("rules");
        desk.trigger("rulesCard");
        desk.play({"g1f3", "g8f6"});
        desk.confirm("offerDraw");
        board.expectStill("a draw is offered");
        desk.play({"f3g1"});
        desk.trigger("previousMove");
        board.expectStill("another position is looked at");
        desk.trigger("enterMove");
        board.expectStill("a move is typed");
        desk.trigger("lastPosition");
        desk.window.session().setPaused(true);
        testing::part<PauseBar>(desk.window).show();
        board.expectStill("paused");
        desk.window.session().setPaused(false);
        desk.trigger("hint");
        board.expectStill("a hint");
        desk.confirm("resign");
        board.expectStill("the end");
        desk.key(Qt::Key_Escape);
        board.expectStill("the banner is folded");
    }
}

TEST(StandingBoard, PlacingReservePiecesAndLeavingTheTableMoveNothing) {
    Desk desk;
    desk.start("fortress");
    QCoreApplication::processEvents();
    SteadyBoard board(desk);
    while (desk.game().position().placing(desk.game().position().turn())) {
        ASSERT_TRUE(desk.window.session().play(desk.game().moves()[0]));
        board.expectStill("placed");
    }
    desk.confirm("resign");
    board.expectStill("one side is out");
}

TEST(Window, AClaimIsOfferedOnlyWhenItIsRight) {
    Desk desk;
    desk.start("chess");
    EXPECT_FALSE(desk.action("claimDraw").isEnabled());
    EXPECT_FALSE(desk.action("claimDraw").statusTip().isEmpty());
    for (int i = 0; i < 2; ++i) {
        for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8"}) desk.playByMouse(move);
    }
    ASSERT_TRUE(desk.action("claimDraw").isEnabled());
    desk.trigger("claimDraw");
    EXPECT_EQ(desk.why(), "Draw by claim: threefold repetition.");
}

TEST(Window, UnusualRulesAreNamed) {
    Desk desk;
    desk.start("vyrt", "", {{"rearpawns", "outward"}});
    EXPECT_EQ(named<QLabel>(desk.window, "statusRules").text().toStdString(), "Rear pawns: Outward");
}

TEST(Window, HelpOpensAndCloses) {
    Desk desk;
    desk.start("bolyar");
    for (const char* name : {"rules", "keyboard", "about"}) {
        desk.trigger(name);
        auto dialogs = desk.window.findChildren<QDialog*>();
        ASSERT_EQ(dialogs.size(), 1);
        dialogs.front()->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST(Window, AboutShowsTheLicenceAndTheNotices) {
    Desk desk;
    desk.start("chess");
    for (const auto& [button, words] : {std::pair{"licenceButton", "Permission is hereby granted"},
                                        std::pair{"thirdPartyButton", "University of Cincinnati"}}) {
        desk.trigger("about");
        named<QPushButton>(desk.window, button).click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto& dialog = only<QDialog>(desk.window);
        EXPECT_TRUE(only<QTextBrowser>(dialog).toPlainText().contains(QLatin1String(words))) << button;
        dialog.close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

TEST(Window, QuitClosesIt) {
    Desk desk;
    desk.start("chess");
    desk.trigger("quit");
    EXPECT_FALSE(desk.window.isVisible());
}

TEST(Window, FullScreenAndBack) {
    Desk desk;
    desk.start("chess");
    desk.trigger("fullScreen");
    EXPECT_TRUE(desk.window.isFullScreen());
    desk.key(Qt::Key_Escape);
    EXPECT_FALSE(desk.window.isFullScreen());
}

TEST(Window, BoardsOfEveryVariantFitTheSmallestWindow) {
    Desk desk;
    for (const VariantInfo& info : offeredVariants()) {
        desk.start(info.id);
        EXPECT_EQ(desk.window.size(), QSize(1024, 700)) << info.id;
        const Geometry& geometry = desk.game().book().geometry();
        for (int s = 0; s < geometry.size(); ++s) {
            ASSERT_TRUE(desk.board().rect().contains(desk.board().frame().squareCentre(Square(s)))) << info.id;
        }
    }
}

TEST(Window, WhenNobodyCanForceAMateAnyMoreThatIsSaidOnce) {
    Desk desk;
    desk.start("vyrt", "pp", {}, "k4K6/1R10/12/12/6R5/12/12/12/12/12/12/7B4 b - - 0 1");
    desk.playByMouse("k10l9");
    EXPECT_EQ(desk.status(), "Neither side can force mate any more: king, rook, bishop against king.");
    desk.playByMouse("d10d11");
    EXPECT_EQ(desk.status().find("Neither side can force"), std::string::npos);
}

TEST(Window, OfSeveralFactsTheLastIsReadUntilItIsWithdrawn) {
    Desk desk;
    desk.start("chess", "pp");
    auto& line = testing::part<StatusLine>(desk.window);
    const auto& text = testing::only<StatusText>(desk.window);
    line.showState(QStringLiteral("One."));
    line.showState(QStringLiteral("Two."));
    pass(7s);
    EXPECT_EQ(desk.status(), "Two.");
    EXPECT_EQ(text.accessibleName(), QStringLiteral("Two."));
    line.withdraw(QStringLiteral("Two."));
    EXPECT_EQ(desk.status(), "One.");
    line.withdraw(QStringLiteral("One."));
    EXPECT_EQ(desk.status(), "");
}

TEST(Window, AKeyThatCanDoNothingNowSaysWhy) {
    Desk desk;
    desk.start("chess", "pc");
    ASSERT_FALSE(desk.action("analyse").isEnabled());
    const std::string why = desk.action("analyse").statusTip().toStdString();
    ASSERT_FALSE(why.empty());
    desk.key(Qt::Key_F9);
    EXPECT_EQ(desk.status(), why);
    desk.key(Qt::Key_F12);
    EXPECT_EQ(desk.status(), why) << "keys without an action say nothing";
}

}  // namespace
}  // namespace rokada::ui::windowTest
