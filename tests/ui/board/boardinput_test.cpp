// Tests moves by mouse and keyboard. The tests use real events.
#include "boardtesting.h"

#include "paint/playerpanelpainter.h"
#include "scene/boardscene.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace rokada::ui::boardinputTest {
namespace {

using testing::Table;

constexpr const char* Castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

// --- dragging and clicking

TEST(BoardInput, ClickClickMoves) {
    Table t("chess");
    t.click("e2");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("e2"));
    EXPECT_EQ(t.board.input().targets(), (std::vector{t.square("e3"), t.square("e4")}));
    t.click("e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, DraggingMoves) {
    Table t("chess");
    t.drag("g1", "f3");
    EXPECT_TRUE(t.chose("g1", "f3"));
    EXPECT_EQ(t.moves.size(), 1U);
}

TEST(BoardInput, AMoveIsMadeOnReleaseOnly) {
    Table t("chess");
    t.click("e2");
    t.press(t.point("e4"));
    EXPECT_TRUE(t.moves.empty());
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("h5"));
    EXPECT_TRUE(t.moves.empty());
    t.click("e4");
    EXPECT_EQ(t.moves.size(), 1U);
}

TEST(BoardInput, TheSecondClickOnAPieceLetsItGo) {
    Table t("chess");
    t.click("e2");
    t.click("e2");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, AnotherOwnPieceIsSelectedInstead) {
    Table t("chess");
    t.click("e2");
    t.click("d2");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("d2"));
    EXPECT_TRUE(t.illegalMoves.empty());
}

// --- out of turn

/// Board on which a person plays White, and a computer is to move.
struct Waiting : Table {
    explicit Waiting(std::string_view id, const Choices& choices = {}, std::string_view position = {})
        : Table(id, choices, position) {
        seat("pccc");
        board.setMode(&BoardMode::enabled, false);
    }
    void seat(std::string_view seats) {
        std::vector<SeatPicture> words;
        for (std::size_t i = 0; i < book->sides(); ++i)
            words.push_back({.name = {}, .note = {}, .brief = {}, .human = seats[i] == 'p'});
        board.setPanels(&PanelWords::seats, words);
    }
    /// Plays the computer's move. With `enabled`, a person is to move next.
    void reply(std::string_view from, std::string_view to, bool enabled = true) {
        play(Move(square(from), square(to)));
        board.setMode(&BoardMode::enabled, enabled);
    }
};

constexpr const char* BlackToMove = "4k2r/8/8/8/8/8/4P3/R3K3 b - - 0 1";

TEST(BoardInput, APieceThatIsClickedOutOfTurnIsSelectedWhenTheTurnComes) {
    Waiting t("chess", {}, BlackToMove);
    const auto seen = [&t] { return t.board.grab(t.board.frame().layout.rect(t.square("e2"))).toImage(); };
    const QImage before = seen();
    t.click("e2");
    EXPECT_NE(seen(), before) << "it is seen to be taken";
    EXPECT_TRUE(t.board.input().targets().empty()) << "it cannot be moved yet";
    t.reply("h8", "h3");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("e2"));
    EXPECT_EQ(t.board.input().targets(), (std::vector{t.square("e3"), t.square("e4")}));
    t.click("e4");
    EXPECT_TRUE(t.chose("e2", "e4"));
}

TEST(BoardInput, ASecondClickOutOfTurnLetsThePieceGo) {
    Waiting t("chess", {}, BlackToMove);
    t.click("e2");
    t.click("e2");
    t.reply("h8", "h3");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, WhatIsCapturedMeanwhileIsNotSelected) {
    Waiting t("chess", {}, "4k3/8/8/8/8/8/4P2r/R3K3 b - - 0 1");
    t.click("e2");
    t.reply("h2", "e2");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, APieceOfTheComputerIsOnlyLookedAt) {
    Waiting t("chess", {}, BlackToMove);
    t.click("h8");
    t.reply("e8", "e7");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, ATargetThatIsClickedTooEarlySaysSoAndKeepsThePiece) {
    Waiting t("chess", {}, BlackToMove);
    t.click("e2");
    t.click("e4");
    EXPECT_TRUE(t.moves.empty());
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    t.reply("h8", "h3");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("e2"));
}

TEST(BoardInput, UnderTouchMoveNothingIsSelectedOutOfTurn) {
    Waiting t("chess", {}, BlackToMove);
    t.board.setMode(&BoardMode::touchMove, true);
    t.click("e2");
    t.reply("h8", "h3");
    EXPECT_TRUE(t.board.input().targets().empty());
}

/// While another player places a piece, the user can select one of the user's own reserve pieces. Its target squares
/// are marked when the user's turn comes.
TEST(BoardInput, AReservePieceThatIsClickedOutOfTurnIsSelectedWhenTheTurnComes) {
    Waiting t("fortress", {{"first", "black"}});
    t.seat("pccc");
    ASSERT_EQ(t.game.position().turn(), Side(1));
    QSignalSpy panels(&t.board, &BoardWidget::panelClicked);
    const Kind knight = t.kind('N');
    const QRect item = reserveItems(t.board.frame().layout, sceneOf(t.game, {}), Side(0)).front().second;
    const QImage before = t.board.grab(item).toImage();
    t.click(item.center());
    EXPECT_TRUE(panels.empty()) << "no menu of the seat";
    EXPECT_NE(t.board.grab(item).toImage(), before) << "it is seen to be taken up";
    EXPECT_TRUE(t.board.input().targets().empty());
    while (t.game.position().turn() != Side(0)) t.play(t.game.moves()[0]);
    t.board.setMode(&BoardMode::enabled, true);
    ASSERT_FALSE(t.board.input().targets().empty());
    t.click(t.board.frame().squareCentre(t.board.input().targets().front()));
    ASSERT_EQ(t.moves.size(), 1U);
    EXPECT_EQ(t.moves.back().becomes(), knight);
}

TEST(BoardInput, WhoPlacesOutOfTurnIsTold) {
    Waiting t("fortress", {{"first", "black"}});
    t.click("n3");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    EXPECT_TRUE(t.moves.empty());
}

/// The reach of a rook must be visible before the rook is placed, and must end at walls.
TEST(BoardInput, AReservePieceInTheHandShowsItsReachFromTheSquareUnderThePointer) {
    Table t("fortress");
    const auto& reach = t.board.frame().attention.reachOfHeld;
    t.press(t.board.frame().reserveRect(t.kind('R')).center());
    t.moveTo(t.point("o2"));
    t.moveTo(t.point("n3"));
    Position placed = t.game.position();
    placed.put(pieceOf(Side(0), t.kind('R')), t.square("n3"));
    SquareSet expected;
    for (const PseudoLegalTarget& target : pseudoLegalTargets(placed, t.square("n3"))) expected.set(target.square);
    ASSERT_TRUE(expected.any());
    EXPECT_EQ(reach, expected);
    t.moveTo(t.point("h8"));
    EXPECT_TRUE(reach.none()) << "it cannot be placed there";
}

// --- drags that end on the board

TEST(BoardInput, ADragBackToItsStartKeepsThePieceSelected) {
    Table t("chess");
    t.press(t.point("e2"));
    t.moveTo(t.point("e4"));
    t.moveTo(t.point("e2"));
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("e2"));
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("e2"));
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardInput, ADragIsNeverTheSecondClickOfAnotherSelection) {
    Table t("chess");
    t.click("e2");
    t.drag("d2", "d4");
    EXPECT_TRUE(t.chose("d2", "d4"));
}

TEST(BoardInput, TheRightButtonLetsGo) {
    Table t("chess");
    t.click("e2");
    QTest::mouseClick(&t.board, Qt::RightButton, {}, t.point("e4"));
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardInput, SquaresKeepTheirMeaningInEveryTurnOfTheView) {
    for (int turns = 0; turns < 4; ++turns) {
        Table t("chess");
        t.board.setLook(&BoardLook::quarterTurns, turns);
        t.drag("b1", "c3");
        EXPECT_TRUE(t.chose("b1", "c3"));
    }
}

// --- castling

TEST(BoardInput, TheKingCastlesByTwoSquares) {
    Table t("chess", {}, Castling);
    t.click("e1");
    t.click("g1");
    EXPECT_TRUE(t.chose("e1", "g1"));
    t.drag("e1", "c1");
    EXPECT_TRUE(t.chose("e1", "c1"));
    EXPECT_EQ(t.moves.back().type(), MoveType::Castle);
}

TEST(BoardInput, TheKingCastlesOntoItsRook) {
    Table t("chess", {}, Castling);
    t.click("e1");
    t.click("h1");
    EXPECT_TRUE(t.chose("e1", "g1"));
    t.drag("e1", "a1");
    EXPECT_TRUE(t.chose("e1", "c1"));
}

TEST(BoardInput, FromAnyStartTheKingCastlesOntoItsRook) {
    Table t("chess", {{"start", "chess960"}}, "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1");
    t.click("e1");
    t.click("g1");
    EXPECT_TRUE(t.chose("e1", "g1"));
    EXPECT_EQ(t.moves.back().type(), MoveType::Castle);
    t.drag("e1", "b1");
    EXPECT_TRUE(t.chose("e1", "c1"));
    t.drag("e1", "c1");
    EXPECT_TRUE(t.chose("e1", "c1")) << "no step of the king leads there";
    EXPECT_EQ(t.moves.size(), 3U);

    Table near("chess", {{"start", "chess960"}}, "4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    near.drag("f1", "g1");
    EXPECT_EQ(near.moves.back().type(), MoveType::Normal) << "a step is a step";
    near.drag("f1", "h1");
    EXPECT_EQ(near.moves.back().type(), MoveType::Castle);

    Table stays("chess", {{"start", "chess960"}}, "4k3/8/8/8/8/8/8/6KR w K - 0 1");
    stays.click("g1");
    EXPECT_TRUE(std::ranges::count(stays.board.input().targets(), stays.square("h1")));
    stays.click("h1");
    EXPECT_TRUE(stays.chose("g1", "g1"));
}

TEST(BoardInput, ARookThatIsDraggedDoesNotCastle) {
    Table t("chess", {}, Castling);
    t.click("e1");
    t.drag("h1", "h5");
    EXPECT_TRUE(t.chose("h1", "h5"));
}

TEST(BoardInput, LongAndSidewaysCastlingsWorkTheSameWay) {
    Table bolyar("bolyar", {}, "1*********1/*r3k3r*/*9*/*9*/*9*/*9*/*9*/*9*/*R3K3R*/1*********1 w KQkq - 0 1");
    bolyar.drag("e1", "i1");
    EXPECT_TRUE(bolyar.chose("e1", "g1"));

    Table fortress("fortress", {{"placement", "standard"}},
                   "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK11**/**12**/**12**/**12**/16/"
                   "4wR3wK2wR4/4********4/4********4 w wKwQ - 0 1");
    fortress.click("i3");
    fortress.click("e3");
    EXPECT_TRUE(fortress.chose("i3", "g3"));
    fortress.drag("i3", "l3");
    EXPECT_TRUE(fortress.chose("i3", "k3"));
}

// --- illegal moves

TEST(BoardInput, ABlockedPathIsNamedAndTheSelectionStays) {
    Table t("chess");
    t.click("a1");
    t.click("a5");
    ASSERT_TRUE(t.illegalBecause(IllegalReason::PathBlocked));
    EXPECT_EQ(t.illegalMoves.back().squares[0], t.square("a2"));
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("a1"));
}

TEST(BoardInput, ADropOutsideTheBoardIsIllegal) {
    Table t("chess");
    t.drag(t.point("e2"), QPoint(2, 300));
    EXPECT_TRUE(t.illegalBecause(IllegalReason::OutsideBoard));
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
}

TEST(BoardInput, AnExposedKingIsTheReason) {
    Table t("chess", {}, "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    t.drag("e2", "c3");
    ASSERT_TRUE(t.illegalBecause(IllegalReason::Pinned));
    EXPECT_EQ(t.illegalMoves.back().squares[0], t.square("e8"));
}

TEST(BoardInput, PiecesOfOthersCanBeLookedAtButNotMoved) {
    Table t("chess");
    t.click("e7");
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
    EXPECT_TRUE(t.board.input().targets().empty());
    t.click("e5");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    t.drag("g8", "f6");
    EXPECT_EQ(t.illegalMoves.size(), 2U);
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardInput, NothingMovesWhileTheInputIsOff) {
    Table t("chess");
    t.board.setMode(&BoardMode::enabled, false);
    t.drag("e2", "e4");
    EXPECT_TRUE(t.moves.empty());
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    t.board.setMode(&BoardMode::enabled, true);
    t.drag("e2", "e4");
    EXPECT_EQ(t.moves.size(), 1U);
}

TEST(BoardInput, AfterTheEndTheReasonIsTheEnd) {
    Table t("chess");
    t.game.resign(Side(1));
    t.board.refresh();
    t.drag("e2", "e4");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::GameOver));
}

TEST(BoardInput, AWallAnswers) {
    Table t("fortress", {{"placement", "standard"}});
    t.play(Move(t.square("e4"), t.square("e5")));
    t.drag("d5", "e4");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::WallInPath));
}

TEST(BoardInput, AnIllegalMoveIsSeenUntilTheNextPress) {
    Table t("fortress", {{"placement", "standard"}});
    const QImage quiet = t.board.grab().toImage();
    t.click("l4");
    const QImage selected = t.board.grab().toImage();
    t.click("m5");
    ASSERT_TRUE(t.illegalBecause(IllegalReason::WallInPath));
    EXPECT_NE(t.board.grab().toImage(), selected);
    t.click(QPoint(1, 1));
    EXPECT_EQ(t.board.grab().toImage(), quiet);
}

// --- placement of reserve pieces

TEST(BoardInput, AReservePieceIsDraggedFromThePanel) {
    Table t("fortress");
    t.drag(t.board.frame().reserveRect(t.kind('N')).center(), t.point("n3"));
    ASSERT_EQ(t.moves.size(), 1U);
    EXPECT_EQ(t.moves.back(), Move(NoSquare, t.square("n3"), MoveType::Drop, t.kind('N')));
}

TEST(BoardInput, AReservePieceIsPlacedByTwoClicks) {
    Table t("fortress");
    t.click(t.board.frame().reserveRect(t.kind('R')).center());
    EXPECT_EQ(t.board.input().targets().size(), 16U);
    t.click("p4");
    EXPECT_EQ(t.moves.back(), Move(NoSquare, t.square("p4"), MoveType::Drop, t.kind('R')));
}

TEST(BoardInput, AReservePieceIsPlacedByKeys) {
    Table t("fortress");
    t.key(Qt::Key_3);
    EXPECT_NE(t.board.frame().attention.cursor, NoSquare);
    t.key(Qt::Key_Return);
    ASSERT_EQ(t.moves.size(), 1U);
    EXPECT_EQ(t.moves.back().becomes(), t.kind('B'));
}

TEST(BoardInput, AFreeSquareOfTheFortressOffersTheReservePieces) {
    Table t("fortress");
    t.click("o2");
    ASSERT_EQ(t.board.frame().attention.chooser.items().size(), 3U);
    t.key(Qt::Key_2);
    EXPECT_EQ(t.moves.back(), Move(NoSquare, t.square("o2"), MoveType::Drop, t.kind('R')));
}

TEST(BoardInput, DropsElsewhereAreIllegal) {
    Table t("fortress");
    const QPoint knight = t.board.frame().reserveRect(t.kind('N')).center();
    t.drag(knight, t.point("h8"));
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourFortress));
    t.drag(knight, QPoint(2, 2));
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourFortress));
    t.drag("e4", "e5");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::MustPlace));
    t.drag(knight, t.point("l3"));
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourFortress));
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardInput, APieceOnTheBoardIsNoReservePiece) {
    Table t("fortress");
    t.click("e4");
    t.click("n3");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::MustPlace));
    EXPECT_TRUE(t.board.frame().attention.chooser.items().empty());
    EXPECT_TRUE(t.moves.empty());
}

TEST(BoardInput, TheWholePlacementGoesRoundTheTable) {
    Table t("fortress");
    while (t.game.position().placing(t.game.position().turn())) {
        const Move next = t.game.moves()[0];
        t.drag(t.board.frame().reserveRect(next.becomes()).center(), t.board.frame().squareCentre(next.to()));
        ASSERT_EQ(t.moves.back(), next);
        t.play(next);
    }
    EXPECT_EQ(t.moves.size(), 12U);
}

// --- without a game

TEST(BoardInput, ABoardWithoutAGameIsQuiet) {
    BoardWidget board;
    board.resize(300, 300);
    QTest::mouseClick(&board, Qt::LeftButton, {}, QPoint(100, 100));
    QTest::keyClick(&board, Qt::Key_Return);
    EXPECT_FALSE(board.grab().isNull());
    EXPECT_EQ(board.frame().squareAt({100, 100}), NoSquare);
}

TEST(BoardInput, TheSquareUnderThePointerIsTold) {
    Table t("chess");
    std::vector<Square> hovered;
    QObject::connect(&t.board, &BoardWidget::squareHovered, &t.board,
                     [&](Square square) { hovered.push_back(square); });
    t.moveTo(t.point("d4"));
    t.moveTo(t.point("d4") + QPoint(1, 1));
    t.moveTo(QPoint(1, 1));
    EXPECT_EQ(hovered, (std::vector{t.square("d4"), NoSquare}));
}

TEST(BoardInput, ASquareIsToldAgainWhenTheBoardHasChangedUnderThePointer) {
    Table t("chess");
    std::vector<Square> hovered;
    t.moveTo(t.point("e4"));
    QObject::connect(&t.board, &BoardWidget::squareHovered, &t.board,
                     [&](Square square) { hovered.push_back(square); });
    t.play(Move(t.square("e2"), t.square("e4")));
    EXPECT_EQ(hovered, std::vector{t.square("e4")});
    const QPoint e4 = t.point("e4");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    EXPECT_EQ(hovered.back(), t.board.frame().squareAt(e4));
    EXPECT_NE(hovered.back(), t.square("e4"));
}

}  // namespace
}  // namespace rokada::ui::boardinputTest
