// Tests the accessibility of boards: names, places, states and actions of squares.
#include "accessibletesting.h"
#include "boardtesting.h"
#include "kit/language.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace rokada::ui::boardaccessibleTest {
namespace {

using testing::accessible;
using testing::Listener;
using testing::nameOf;
using testing::Table;

constexpr std::array GamesInOrder{"chess", "greatshatranj", "bolyar", "vyrt", "fortress"};

// --- spoken names of squares

TEST(SpokenSquares, OfChess) {
    Table t("chess", {}, "4k3/8/3p1p2/8/4N3/3r1P2/8/q3K3 w - - 0 1");
    EXPECT_EQ(nameOf(t.board, "e4"), "e4, white knight, defended by one piece");
    EXPECT_EQ(nameOf(t.board, "f6"), "f6, black pawn, attacked by one piece, defended by one piece");
    EXPECT_EQ(nameOf(t.board, "e1"), "e1, white king, in check, attacked by one piece");
    EXPECT_EQ(nameOf(t.board, "a8"), "a8, empty");
    Table attacked("chess", {}, "4k3/8/8/3p1p2/4N3/3P4/8/4K3 w - - 0 1");
    EXPECT_EQ(nameOf(attacked.board, "e4"), "e4, white knight, attacked by two pieces, defended by one piece");
}

TEST(SpokenSquares, OfGreatShatranj) {
    Table t("greatshatranj");
    EXPECT_EQ(nameOf(t.board, "a1"), "a1, white war machine");
    EXPECT_EQ(nameOf(t.board, "e5"), "e5, empty");
    std::set<std::string> pieces;
    for (const char* square : {"b8", "c8", "d8", "e8", "f8", "g8"}) {
        const std::string name = nameOf(t.board, square);
        const auto from = name.find(", ") + 2;
        pieces.insert(name.substr(from, name.find(',', from) - from));
    }
    EXPECT_TRUE(pieces.contains("black high priest") || pieces.contains("black minister"));
    EXPECT_TRUE(pieces.contains("black king"));
}

TEST(SpokenSquares, OfBolyarTellCornerSquaresAndTheOutline) {
    Table t("bolyar");
    EXPECT_EQ(nameOf(t.board, "z0"), "z0, white boat, defended by one piece, corner square, connected only to a1");
    EXPECT_EQ(nameOf(t.board, "j9"), "j9, black boat, defended by one piece, corner square, connected only to i8");
    EXPECT_EQ(nameOf(t.board, "a4"), "a4, empty, edge on the left");
    const std::string corner = nameOf(t.board, "a1");
    EXPECT_TRUE(corner.ends_with("edge below, edge on the left, connected to the corner square z0")) << corner;
}

TEST(SpokenSquares, OfVyrtTellWhereTheEdgeLeads) {
    Table t("vyrt");
    EXPECT_EQ(nameOf(t.board, "j5"), "j5, empty, edge on the right (the board continues at k5)");
    EXPECT_EQ(nameOf(t.board, "k5"), "k5, empty, edge on the left (the board continues at j5)");
    EXPECT_EQ(nameOf(t.board, "k10"),
              "k10, empty, edge above (the board continues at k11), edge on the left (the board continues at j10)");
    EXPECT_EQ(nameOf(t.board, "e5"), "e5, empty");
}

TEST(SpokenSquares, OfFortressTellWallsTheirEndsAndGates) {
    Table t("fortress");
    EXPECT_EQ(nameOf(t.board, "m4"), "m4, empty, wall above, gate on the left");
    EXPECT_EQ(nameOf(t.board, "l5"), "l5, empty, wall ends at the lower right corner");
    EXPECT_EQ(nameOf(t.board, "m5"), "m5, blue pawn, defended by one piece, wall below");
    EXPECT_EQ(nameOf(t.board, "p1"), "p1, empty, edge below, edge on the right");
    EXPECT_EQ(nameOf(t.board, "m1"), "m1, empty, edge below, wall on the left");
    EXPECT_EQ(nameOf(t.board, "h8"), "h8, empty");
}

TEST(SpokenSquares, CheckFromBothSidesOfATorus) {
    Table t("vyrt", {}, "12/12/6r5/12/1k10/12/12/12/12/6K5/12/12 w - - 0 1 -");
    EXPECT_EQ(nameOf(t.board, "e1"), "e1, white king, in check from two directions, attacked by one piece");
}

TEST(SpokenSquares, InShortAndSpelled) {
    Table t("fortress");
    t.board.setLook(&BoardLook::speech, {.inFull = false, .spelled = false});
    EXPECT_EQ(nameOf(t.board, "m4"), "m4, empty");
    t.board.setLook(&BoardLook::speech, {.inFull = true, .spelled = true});
    EXPECT_EQ(nameOf(t.board, "m4"), "Martin 4, empty, wall above, gate on the left");
    Table torus("vyrt");
    torus.board.setLook(&BoardLook::speech, {.inFull = true, .spelled = true});
    EXPECT_EQ(nameOf(torus.board, "j5"), "Julius 5, empty, edge on the right (the board continues at Konrad 5)");
}

TEST(SpokenSquares, TellWhatTheSelectedPieceCanDo) {
    Table t("chess", {}, "4k3/8/8/3p4/8/8/4P3/R3K2R w KQ - 0 1");
    t.board.choose(t.square("e1"));
    EXPECT_EQ(nameOf(t.board, "f1"), "f1, empty, can be reached");
    EXPECT_EQ(nameOf(t.board, "g1"), "g1, empty, castling to this square");
    EXPECT_EQ(nameOf(t.board, "a5"), "a5, empty");
    Table capture("chess", {}, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    capture.board.choose(capture.square("e4"));
    EXPECT_EQ(nameOf(capture.board, "d5"), "d5, black pawn, can be captured, attacked by one piece");
}

TEST(SpokenSquares, ChangeTheirLanguage) {
    Language language;
    Table t("chess", {}, "4k3/8/8/3p1p2/4N3/3P4/8/4K3 w - - 0 1");
    language.use(QStringLiteral("ru"));
    EXPECT_EQ(nameOf(t.board, "e4"), "e4, конь белых, под ударом двух фигур, под защитой одной фигуры");
    language.use(QStringLiteral("bg"));
    EXPECT_EQ(nameOf(t.board, "e4"), "e4, кон на белите, под удара на две фигури, под защитата на една фигура");
    Table fortress("fortress");
    EXPECT_EQ(nameOf(fortress.board, "m4"), "m4, празно, стена отгоре, порта отляво");
    language.use(QStringLiteral("en"));
    EXPECT_EQ(nameOf(t.board, "e4"), "e4, white knight, attacked by two pieces, defended by one piece");
}

// --- order of the squares on the screen

TEST(SpokenBoard, IsATableOrAList) {
    const std::array children{64, 80, 76, 144, 192};
    for (std::size_t i = 0; i < GamesInOrder.size(); ++i) {
        Table t(GamesInOrder[i]);
        QAccessibleInterface* board = accessible(t.board);
        const bool table = t.book->geometry().size() == t.book->geometry().columns() * t.book->geometry().rows();
        EXPECT_EQ(board->childCount(), children[i]);
        EXPECT_EQ(board->role(), table ? QAccessible::Table : QAccessible::List) << GamesInOrder[i];
        EXPECT_EQ(board->tableInterface() != nullptr, table);
        EXPECT_EQ(board->child(0)->role(), QAccessible::ListItem);
        EXPECT_EQ(board->child(0)->tableCellInterface() != nullptr, table);
        EXPECT_EQ(board->child(children[i]), nullptr);
    }
}

class EveryTurnedBoard : public ::testing::TestWithParam<std::tuple<std::size_t, int>> {};

/// The accessibility interface must find the same square by its index, by its point on the screen, and by its table
/// cell. This must hold for every rotation, and also if the board is scrolled.
TEST_P(EveryTurnedBoard, AgreesWithThePicture) {
    const auto [number, turns] = GetParam();
    Table t(GamesInOrder[number]);
    t.board.show();
    t.board.setLook(&BoardLook::quarterTurns, turns);
    if (turns % 2 == 1) t.board.setLook(&BoardLook::cut, {.margin = 2, .shift = {5, -3}});
    QAccessibleInterface* board = accessible(t.board);
    std::set<std::string> names;
    for (int i = 0; i < board->childCount(); ++i) {
        QAccessibleInterface* square = board->child(i);
        ASSERT_NE(square, nullptr);
        EXPECT_TRUE(square->isValid());
        EXPECT_EQ(board->indexOfChild(square), i);
        EXPECT_EQ(square->parent(), board);
        const QRect box = square->rect();
        EXPECT_EQ(board->childAt(box.center().x(), box.center().y()), square);
        ASSERT_TRUE(board->rect().contains(box));
        const std::string name = nameOf(square);
        const std::string plain = QString::fromStdString(name.substr(0, name.find(','))).toLower().toStdString();
        EXPECT_EQ(box.center(), t.board.mapToGlobal(t.board.frame().squareCentre(t.square(plain))));
        names.insert(plain);
        QAccessibleTableCellInterface* cell = square->tableCellInterface();
        if (cell == nullptr) continue;
        EXPECT_EQ(board->tableInterface()->cellAt(cell->rowIndex(), cell->columnIndex()), square);
        const QString lines = board->tableInterface()->columnDescription(cell->columnIndex()) +
                              board->tableInterface()->rowDescription(cell->rowIndex());
        const QString turned = board->tableInterface()->rowDescription(cell->rowIndex()) +
                               board->tableInterface()->columnDescription(cell->columnIndex());
        EXPECT_EQ((turns % 2 == 0 ? lines : turned).toLower().toStdString(), plain);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(t.book->geometry().size()));
}

INSTANTIATE_TEST_SUITE_P(Games, EveryTurnedBoard,
                         ::testing::Combine(::testing::Range<std::size_t>(0, 5), ::testing::Range(0, 4)));

TEST(SpokenBoard, BeginsInTheUpperLeftCornerOfTheScreen) {
    Table t("chess");
    EXPECT_EQ(nameOf(accessible(t.board)->child(0)).substr(0, 2), "a8");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    EXPECT_EQ(nameOf(accessible(t.board)->child(0)).substr(0, 2), "h1");
}

TEST(SpokenBoard, WallsAndGatesFollowTheScreen) {
    Table t("fortress");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    EXPECT_EQ(nameOf(t.board, "m4"), "m4, empty, wall below, gate on the right");
    t.board.setLook(&BoardLook::quarterTurns, 1);
    EXPECT_EQ(nameOf(t.board, "m4"), "m4, empty, gate above, wall on the right");
}

TEST(SpokenBoard, TheEdgeOfATorusIsWhereItIsCut) {
    Table t("vyrt");
    t.board.setLook(&BoardLook::cut, {.margin = 1, .shift = {1, 0}});
    EXPECT_EQ(nameOf(t.board, "j5"), "j5, empty, edge on the left (the board continues at i5)");
    EXPECT_EQ(nameOf(t.board, "k5"), "k5, empty");
    EXPECT_EQ(nameOf(t.board, "i5"), "i5, empty, edge on the right (the board continues at j5)");
}

TEST(SpokenBoard, PicturesBesideWordsAreNoTables) {
    Table t("chess");
    t.board.setAttribute(Qt::WA_TransparentForMouseEvents);
    EXPECT_EQ(accessible(t.board)->role(), QAccessible::Graphic);
    EXPECT_EQ(accessible(t.board)->childCount(), 0);
}

TEST(SpokenBoard, TellsTheVariantAndWhoseTurnItIs) {
    Table t("chess");
    EXPECT_EQ(accessible(t.board)->text(QAccessible::Description).toStdString(), "Chess. White to move.");
    EXPECT_FALSE(accessible(t.board)->text(QAccessible::Help).isEmpty());
}

// --- actions and notifications

class SpokenChess : public ::testing::Test {
protected:
    SpokenChess() : t("chess") {
        // The window of the previous test may still be closing, so its events come first.
        QCoreApplication::processEvents();
        t.board.show();
        QCoreApplication::processEvents();
        t.board.activateWindow();
        t.board.setFocus();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&t.board));
        accessible(t.board);
    }
    [[nodiscard]] QAccessible::State state(std::string_view square) { return accessible(t.board, square)->state(); }

    Table t;
    Listener listener;
};

TEST_F(SpokenChess, PressingPlaysAMove) {
    for (const char* square : {"e2", "e4"}) {
        QAccessibleActionInterface* actions = accessible(t.board, square)->actionInterface();
        ASSERT_NE(actions, nullptr);
        EXPECT_TRUE(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
        actions->doAction(QAccessibleActionInterface::pressAction());
    }
    EXPECT_TRUE(t.chose("e2", "e4"));
}

TEST_F(SpokenChess, TheCursorHasTheFocus) {
    EXPECT_TRUE(accessible(t.board)->state().focused);
    t.key(Qt::Key_Return);
    t.key(Qt::Key_Up);
    EXPECT_EQ(
        Listener::namesOf(QAccessible::Focus),
        (std::vector<std::string>{"e1, white king, defended by one piece", "e2, white pawn, defended by four pieces"}));
    EXPECT_TRUE(state("e2").focused);
    EXPECT_FALSE(state("e1").focused);
    EXPECT_FALSE(accessible(t.board)->state().focused);
    EXPECT_EQ(accessible(t.board)->focusChild(), accessible(t.board, "e2"));
    t.key(Qt::Key_Escape);
    EXPECT_TRUE(accessible(t.board)->state().focused);
    EXPECT_EQ(Listener::heard().back().role, QAccessible::Table);
}

TEST_F(SpokenChess, FocusComesBackToTheCursor) {
    t.key(Qt::Key_Return);
    t.board.clearFocus();
    Listener::heard().clear();
    t.board.setFocus();
    QCoreApplication::processEvents();
    ASSERT_FALSE(Listener::namesOf(QAccessible::Focus).empty());
    EXPECT_EQ(Listener::namesOf(QAccessible::Focus).back(), "e1, white king, defended by one piece");
}

TEST_F(SpokenChess, TheFocusCanBeSet) {
    accessible(t.board, "c7")->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_EQ(t.board.frame().attention.cursor, t.square("c7"));
    EXPECT_TRUE(state("c7").focused);
}

TEST_F(SpokenChess, SelectionIsTold) {
    t.click("e2");
    EXPECT_TRUE(state("e2").selected);
    EXPECT_TRUE(state("e2").selectable);
    EXPECT_EQ(Listener::namesOf(QAccessible::Selection),
              (std::vector<std::string>{"e2, white pawn, defended by four pieces"}));
    EXPECT_EQ(accessible(t.board)->tableInterface()->selectedCells(), QList{accessible(t.board, "e2")});
    t.click("g1");
    EXPECT_EQ(Listener::namesOf(QAccessible::SelectionRemove).size(), 1U);
    EXPECT_FALSE(state("e2").selected);
    EXPECT_TRUE(state("g1").selected);
}

TEST_F(SpokenChess, ChangedSquaresAreTold) {
    t.play(Move(t.square("g1"), t.square("f3")));
    EXPECT_EQ(Listener::namesOf(QAccessible::NameChanged),
              (std::vector<std::string>{"g1, empty", "f3, white knight, defended by two pieces"}));
}

TEST_F(SpokenChess, AnotherGameIsAnotherThing) {
    const QAccessible::Id before = QAccessible::uniqueId(accessible(t.board));
    const QAccessible::Id square = QAccessible::uniqueId(accessible(t.board, "e4"));
    Table other("fortress");
    t.board.setGame(&other.game);
    EXPECT_NE(QAccessible::uniqueId(accessible(t.board)), before);
    EXPECT_EQ(QAccessible::accessibleInterface(square), nullptr);
    EXPECT_EQ(accessible(t.board)->role(), QAccessible::List);
    EXPECT_EQ(accessible(t.board)->childCount(), 192);
    EXPECT_EQ(Listener::namesOf(QAccessible::ObjectCreated).size(), 1U);
    t.board.setGame(nullptr);
    EXPECT_EQ(accessible(t.board)->childCount(), 0);
}

TEST_F(SpokenChess, ATurnedBoardIsToldAgain) {
    t.board.setLook(&BoardLook::quarterTurns, 2);
    EXPECT_EQ(Listener::namesOf(QAccessible::TableModelChanged).size(), 1U);
}

TEST(SpokenBoard, SquaresGoWithTheirBoard) {
    QAccessible::Id square = 0;
    {
        Table t("chess");
        square = QAccessible::uniqueId(accessible(t.board, "e4"));
        EXPECT_NE(QAccessible::accessibleInterface(square), nullptr);
    }
    EXPECT_EQ(QAccessible::accessibleInterface(square), nullptr);
}

}  // namespace
}  // namespace rokada::ui::boardaccessibleTest
