// Tests keys that read the board aloud, and announcements that do not move the focus.
#include "accessibletesting.h"
#include "board/boardaccessible.h"
#include "heldtime.h"
#include "windowtesting.h"

#include "newgame/setupboard.h"
#include "newgame/setupdialog.h"
#include "session/gamerecord.h"
#include "shell/preference.h"
#include "table/tablesettings.h"
#include "texts/texts.h"
#include "variants/variants.h"
#include "window/preferencespage.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QTabWidget>

namespace rokada::ui::readingTest {
namespace {

using testing::Desk;
using testing::Listener;
using testing::named;
using testing::nameOf;

class ReadingKeys : public ::testing::Test {
protected:
    ReadingKeys() {
        // Shortcuts work only in the active window. The previous test may have left no window active.
        desk.window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&desk.window));
    }
    void at(std::string_view square) { desk.board().showCursor(desk.square(square)); }
    std::string line(Qt::Key arrow) {
        QTest::keyClick(&desk.board(), arrow, Qt::ControlModifier | Qt::ShiftModifier);
        return desk.status();
    }
    std::string moves(std::string_view square) {
        at(square);
        QTest::keyClick(&desk.board(), Qt::Key_Space, Qt::ControlModifier);
        return desk.status();
    }
    std::string last() {
        QTest::keyClick(&desk.window, Qt::Key_F7);
        return desk.status();
    }
    std::string lastAfter(std::string_view move) {
        EXPECT_TRUE(desk.window.session().play(*parseMove(desk.game().position(), move))) << move;
        return last();
    }

    Desk desk;
};

// --- reading along a line

TEST_F(ReadingKeys, ALineEndsAtTheEdge) {
    desk.start("chess", "pp", {}, "4k3/4p3/8/8/4K3/8/8/8 w - - 0 1");
    at("e4");
    EXPECT_EQ(line(Qt::Key_Up), "From e4 up: e5, empty; e6, empty; e7, black pawn; e8, black king; edge.");
    EXPECT_EQ(line(Qt::Key_Left), "From e4 to the left: d4, empty; c4, empty; b4, empty; a4, empty; edge.");
    desk.trigger("flip");
    EXPECT_EQ(line(Qt::Key_Up), "From e4 up: e3, empty; e2, empty; e1, empty; edge.");
    EXPECT_EQ(desk.board().frame().attention.cursor, desk.square("e4"));
}

TEST_F(ReadingKeys, ALineGoesRoundATorus) {
    desk.start("vyrt", "pp", {}, "12/12/12/12/1k10/12/12/6R5/12/12/12/K11 w - - 0 1 -");
    at("i3");
    EXPECT_EQ(line(Qt::Key_Right),
              "From i3 to the right: j3, empty; edge (the board continues at k3); k3, empty; l3, empty; a3, empty; b3, "
              "empty; c3, empty; d3, empty; e3, white rook; f3, empty; g3, empty; h3, empty; back to square i3.");
    desk.board().setLook(&BoardLook::cut, {.margin = 1, .shift = {4, 0}});
    EXPECT_TRUE(QString::fromStdString(line(Qt::Key_Left))
                    .contains(QStringLiteral("g3, empty; edge (the board continues at f3);")));
}

TEST_F(ReadingKeys, ALineEndsAtAWallAndPassesAGate) {
    desk.start("fortress", "pppp");
    at("m2");
    EXPECT_EQ(line(Qt::Key_Up), "From m2 up: m3, empty; m4, empty; wall.");
    at("o3");
    EXPECT_FALSE(desk.status().empty());
    EXPECT_EQ(
        line(Qt::Key_Left).substr(0, 70),
        std::string("From o3 to the left: n3, empty; m3, empty; gate; l3, white rook; k3, white knight").substr(0, 70));
    EXPECT_EQ(line(Qt::Key_Up), "From o3 up: o4, empty; edge.");
}

TEST_F(ReadingKeys, CornerSquaresAreNoPartOfALine) {
    desk.start("bolyar", "pp");
    at("a1");
    EXPECT_EQ(line(Qt::Key_Down), "From a1 down: edge.");
}

TEST_F(ReadingKeys, ArrowsThatLeadNowhereSaySo) {
    desk.start("chess", "pp");
    at("e1");
    desk.key(Qt::Key_Down);
    EXPECT_EQ(desk.status(), "Edge of the board.");
}

TEST_F(ReadingKeys, WithoutACursorTheyTellHowToGetIt) {
    desk.start("chess", "pp");
    EXPECT_EQ(line(Qt::Key_Up), "Press Enter to show the cursor first.");
}

// --- reading the moves of a piece

TEST_F(ReadingKeys, MovesOfAPiece) {
    desk.start("chess", "pp", {}, "4k3/8/8/2pP1p2/4P3/8/8/R3K2R w KQ c6 0 2");
    EXPECT_EQ(moves("e4"), "e4, white pawn. Moves: e5. Captures: f5, black pawn.");
    EXPECT_EQ(moves("d5"), "d5, white pawn. Moves: d6. Captures: c6, capturing the black pawn on c5 en passant.");
    EXPECT_EQ(moves("e1"), "e1, white king. Moves: d1, f1, d2, e2, f2. Castling: c1, g1.");
    EXPECT_EQ(moves("c5"),
              "c5, black pawn. It is not this side's turn. The piece could go to these squares. Moves: c4.");
    EXPECT_EQ(moves("a3"), "a3, empty.");
}

TEST_F(ReadingKeys, PiecesWithoutMoves) {
    desk.start("chess", "pp");
    EXPECT_EQ(moves("a1"), "a1, white rook. The piece has no legal move.");
    EXPECT_EQ(moves("a8"), "a8, black rook. It is not this side's turn. The piece has no square to go to.");
}

TEST_F(ReadingKeys, ChoicesAreTold) {
    desk.start("chess", "pp", {}, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    desk.click("a7");
    desk.click("a8");
    EXPECT_EQ(desk.status(), "Choose one: 1 queen, 2 rook, 3 bishop, 4 knight.");
    QTest::keyClick(&desk.board(), Qt::Key_Escape);
    EXPECT_EQ(desk.status(), "") << "nothing is left to choose";
}

// --- reading the last move

TEST_F(ReadingKeys, TheLastMoveOfChess) {
    desk.start("chess", "pp", {}, "r3k2r/1P6/8/2pP1p2/4P3/8/8/R3K2R w KQkq c6 0 2");
    EXPECT_EQ(last(), "There are no moves yet.");
    EXPECT_EQ(lastAfter("d5c6"), "White: pawn from d5 to c6, captures a pawn en passant.");
    EXPECT_EQ(lastAfter("e8g8"), "Black: castling, king from e8 to g8.");
    EXPECT_EQ(lastAfter("b7a8q"), "White: pawn from b7 to a8, captures a rook, promotes to a queen.");
    EXPECT_EQ(lastAfter("f8a8"), "Black: rook from f8 to a8, captures a queen.");
    EXPECT_EQ(lastAfter("h1g1"), "White: rook from h1 to g1, check.");
    QTest::keyClick(&desk.window, Qt::Key_F7, Qt::ShiftModifier);
    EXPECT_EQ(desk.status(), "Black to move, in check");
}

TEST_F(ReadingKeys, TheLastMoveOfTheOthers) {
    desk.start("vyrt", "pp", {}, "12/12/5r6/12/12/9q2/12/12/12/6K5/12/1k10 b - - 0 1 -");
    EXPECT_EQ(lastAfter("d8e8"), "Black: rook from d8 to e8, check from two directions.");
    desk.start("fortress", "pppp");
    EXPECT_EQ(lastAfter("N@n3"), "White: knight from the reserve to n3.");
    desk.start("greatshatranj", "pp");
    EXPECT_TRUE(QString::fromStdString(lastAfter("e2e3")).startsWith(QStringLiteral("White: pawn from e2 to e3")));
}

TEST_F(ReadingKeys, ABonusIsTold) {
    desk.start("bolyar", "pp", {}, "1*********1/*9*/*N8*/*6k2*/*8p*/*9*/*9*/*4K4*/*9*/1*********1 w - - 0 1");
    EXPECT_EQ(lastAfter("a7z9"),
              "White: knight from a7 to z9, promotes to a bolyar, a new boat appears on z0, a new boat appears on j0.");
}

TEST_F(ReadingKeys, TheLastMoveInShortAndSpelled) {
    desk.start("chess", "pp");
    desk.settings.set(keys::readInFull(), false);
    desk.settings.set(keys::readSpelled(), false);
    EXPECT_EQ(lastAfter("g1f3"), "White: Nf3");
    desk.settings.set(keys::readInFull(), true);
    desk.settings.set(keys::readSpelled(), true);
    EXPECT_EQ(last(), "White: knight from Gustav 1 to Felix 3.");
}

TEST_F(ReadingKeys, SentencesInRussianAndBulgarian) {
    desk.start("chess", "pp", {}, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    desk.language.use(QStringLiteral("ru"));
    EXPECT_EQ(moves("e4"), "e4, пешка белых. Ходы: e5. Взятия: d5, пешка чёрных.");
    EXPECT_EQ(lastAfter("e4d5"), "Белые: пешка с e4 на d5, берёт пешку.");
    at("d5");
    EXPECT_EQ(line(Qt::Key_Up), "От d5 вверх: d6, пусто; d7, пусто; d8, пусто; край.");
    desk.language.use(QStringLiteral("bg"));
    EXPECT_EQ(last(), "Бели: пешка от e4 на d5, взема пешка.");
    EXPECT_EQ(line(Qt::Key_Up), "От d5 нагоре: d6, празно; d7, празно; d8, празно; край.");
}

// --- announcements

class ReadingNews : public ReadingKeys {
protected:
    Listener listener;
};

TEST_F(ReadingNews, WhatOthersPlayIsHeard) {
    desk.start("chess", "pc");
    desk.window.session().play(*parseMove(desk.game().position(), "e2e4"));
    EXPECT_EQ(Listener::announced(), "White: pawn from e2 to e4.");
    ASSERT_TRUE(QTest::qWaitFor([&] { return desk.game().played() == 2; }));
    EXPECT_EQ(Listener::announced().substr(0, 7), "Black: ");
    EXPECT_EQ(Listener::announced(), last());
}

TEST_F(ReadingNews, APromptThatHadToWaitIsHeardWhenItIsShown) {
    desk.start("chess", "pp");
    auto& status = testing::part<StatusLine>(desk.window);
    status.showMessage(QStringLiteral("Saved to game.pgn."));
    status.prompt(QStringLiteral("Choose a square."));
    EXPECT_EQ(Listener::announced(), "Saved to game.pgn.");
    testing::pass(std::chrono::seconds(7));
    EXPECT_EQ(Listener::announced(), "Choose a square.");
}

TEST_F(ReadingNews, ScreenReadersOnLinuxHearThemToo) {
    desk.start("chess", "pp");
    last();
    const auto& news = Listener::heard();
    EXPECT_TRUE(std::ranges::any_of(news, [](const Listener::News& n) {
        return n.event == QAccessible::ObjectShow && n.role == QAccessible::Notification &&
               n.name == "There are no moves yet.";
    }));
}

TEST_F(ReadingNews, WhatIsTakenBackIsHeard) {
    desk.start("chess", "pp");
    desk.window.session().play(*parseMove(desk.game().position(), "e2e4"));
    desk.trigger("undo");
    EXPECT_EQ(Listener::announced(), "Move undone. White to move.");
}

TEST_F(ReadingNews, WalkingThroughTheGameIsHeard) {
    desk.start("chess", "pp");
    for (const char* move : {"e2e4", "e7e5"}) desk.window.session().play(*parseMove(desk.game().position(), move));
    desk.board().setFocus();
    desk.key(Qt::Key_Left);
    EXPECT_EQ(Listener::announced(), "White: pawn from e2 to e4.");
    EXPECT_EQ(nameOf(desk.board(), "e5"), "e5, empty");
    desk.key(Qt::Key_Left);
    EXPECT_EQ(Listener::announced(), "Start position.");
    desk.key(Qt::Key_End);
    EXPECT_EQ(Listener::announced(), "Black: pawn from e7 to e5.");
}

TEST_F(ReadingNews, AWallIsHeard) {
    desk.start("fortress", "pppp");
    at("m4");
    desk.key(Qt::Key_Up);
    EXPECT_EQ(Listener::announced(), "The wall between m4 and m5 blocks the path.");
}

// --- settings

TEST_F(ReadingKeys, PreferencesHaveASectionForThem) {
    desk.start("chess", "pp");
    desk.trigger("preferences");
    PreferencesPage& page = testing::only<PreferencesPage>(desk.window);
    named<QListWidget>(page, "preferenceSections").setCurrentRow(static_cast<int>(PreferenceSection::Reading));
    for (const char* name : {"detailBox", "lettersBox"}) {
        auto& box = named<QComboBox>(page, name);
        EXPECT_TRUE(box.isVisible());
        EXPECT_FALSE(box.accessibleName().isEmpty());
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Down);
    }
    EXPECT_EQ(speechOptionsOf(desk.settings), (SpeechOptions{.inFull = false, .spelled = true}));
    EXPECT_EQ(nameOf(desk.board(), "e4"), "Eva 4, empty");
    const QString english = named<QComboBox>(page, "detailBox").currentText();
    desk.language.use(QStringLiteral("ru"));
    QCoreApplication::sendPostedEvents();
    EXPECT_NE(named<QComboBox>(page, "detailBox").currentText(), english);
}

// --- the position editor

TEST(ReadingEditor, TheCursorsSquareAndWhatIsWrongAreHeard) {
    const RulebookPtr chess = Rulebook::compile(*makeVariant(*findVariant("chess"), {}));
    SetupDialog dialog(Arrangement(chess, *parsePosition(*chess, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")), nullptr);
    dialog.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&dialog));
    const Listener listener;
    QTest::keyClick(&dialog.board(), Qt::Key_Right);
    EXPECT_EQ(Listener::announced(), "b1");
    QTest::keyClick(&dialog.board(), Qt::Key_K);
    const auto names = Listener::namesOf(QAccessible::Alert);
    EXPECT_NE(std::ranges::find(names, "b1: white king"), names.end());
    const auto& errors = testing::named<QLabel>(dialog, "setupErrors");
    EXPECT_FALSE(errors.text().isEmpty());
    EXPECT_EQ(names.back(), errors.text().toStdString()) << "a second king";
}

// --- the square under the pointer

TEST(PointedSquare, IsOneOfTheNewBoardWhenAGameBegins) {
    Desk desk;
    desk.start("chess");
    desk.play({"e2e4", "e7e5"});
    testing::part<GameRecord>(desk.window).first();
    QTest::mouseMove(&desk.board(), desk.board().rect().center());
    desk.start("fortress");
    const Square square = desk.board().frame().squareAt(desk.board().rect().center());
    ASSERT_GE(square, 64) << "a board of chess does not have it";
    EXPECT_EQ(named<QLabel>(desk.window, "statusSquare").text(), texts::squareAndPiece(desk.game().position(), square));
}

}  // namespace
}  // namespace rokada::ui::readingTest
