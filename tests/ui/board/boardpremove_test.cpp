// Tests entering premoves. The tests use real events.
#include "boardtesting.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::ui::boardpremoveTest {
namespace {

using testing::Table;

/// Board on which White has moved, and can enter a premove while Black thinks.
struct Waiting : Table {
    explicit Waiting(std::string_view position = {}) : Table("chess", {}, position) {
        board.setMode(&BoardMode::premover, Side(0));
        QObject::connect(&board, &BoardWidget::premoveChanged, &board, [this] { ++told; });
        if (position.empty()) play(legal("e2", "e4"));
        board.setMode(&BoardMode::enabled, false);
    }
    /// Plays Black's move, and lets White move.
    void answer(std::string_view from, std::string_view to) {
        play(legal(from, to));
        board.setMode(&BoardMode::enabled, true);
    }
    [[nodiscard]] Move legal(std::string_view from, std::string_view to) const {
        for (const Move move : game.moves()) {
            if (move.from() == square(from) && move.to() == square(to)) return move;
        }
        ADD_FAILURE() << from << to;
        return {};
    }
    [[nodiscard]] bool hasPremove(std::string_view from, std::string_view to) const {
        return board.input().premove() == Premove{square(from), square(to)};
    }

    int told = 0;
};

TEST(BoardPremove, TwoClicksMakeAPremove) {
    Waiting t;
    const QImage quiet = t.board.grab().toImage();
    t.click("g1");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("g1"));
    t.click("f3");
    EXPECT_TRUE(t.hasPremove("g1", "f3"));
    EXPECT_EQ(t.told, 1);
    EXPECT_TRUE(t.moves.empty());
    EXPECT_NE(t.board.grab().toImage(), quiet);
    t.answer("e7", "e5");
    EXPECT_TRUE(t.hasPremove("g1", "f3"));
    EXPECT_TRUE(t.board.playPremove());
    EXPECT_TRUE(t.chose("g1", "f3"));
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, AfterAPremoveBothMovesAreMarked) {
    Waiting t;
    t.drag("g1", "f3");
    t.answer("e7", "e5");
    ASSERT_TRUE(t.board.playPremove());
    t.play(t.moves.back());
    const auto& played = t.board.frame().scene.played;
    ASSERT_EQ(played.size(), 2U);
    EXPECT_EQ(played[0].to, t.square("f3"));
    EXPECT_EQ(played[1].to, t.square("e5"));
    t.play(t.legal("b8", "c6"));
    EXPECT_EQ(t.board.frame().scene.played.size(), 1U);
}

TEST(BoardPremove, ADragMakesAPremoveAndAnotherReplacesIt) {
    Waiting t;
    t.drag("g1", "f3");
    t.drag("d2", "d4");
    EXPECT_TRUE(t.hasPremove("d2", "d4"));
    EXPECT_TRUE(t.illegalMoves.empty());
}

TEST(BoardPremove, KeysMakeAPremove) {
    Waiting t;
    t.board.showCursor(t.square("d2"));
    t.key(Qt::Key_Return);
    t.key(Qt::Key_Up);
    t.key(Qt::Key_Up);
    t.key(Qt::Key_Return);
    EXPECT_TRUE(t.hasPremove("d2", "d4"));
}

TEST(BoardPremove, EscapeAndTheRightButtonTakeItBack) {
    Waiting t;
    t.drag("g1", "f3");
    t.key(Qt::Key_Escape);
    EXPECT_FALSE(t.board.input().premove());
    t.drag("g1", "f3");
    QTest::mouseClick(&t.board, Qt::RightButton, {}, t.point("a5"));
    EXPECT_FALSE(t.board.input().premove());
    EXPECT_TRUE(t.board.frame().notes.drawn.all().empty());
    EXPECT_EQ(t.told, 4);
}

TEST(BoardPremove, WhatHasBecomeIllegalIsNotPlayed) {
    Waiting t;
    t.drag("e4", "d5");
    ASSERT_TRUE(t.hasPremove("e4", "d5"));
    t.answer("e7", "e5");
    EXPECT_FALSE(t.board.playPremove());
    EXPECT_TRUE(t.moves.empty());
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, ACaptureThatTheOtherSideMakesPossibleIsPlayed) {
    Waiting t;
    t.drag("e4", "d5");
    t.answer("d7", "d5");
    EXPECT_TRUE(t.board.playPremove());
    EXPECT_TRUE(t.chose("e4", "d5"));
}

TEST(BoardPremove, AnOwnPieceThatMayBeCapturedUntilThenIsATargetOfADrag) {
    Waiting t;
    t.drag("d1", "d2");
    EXPECT_TRUE(t.hasPremove("d1", "d2"));
    t.click("d1");
    t.click("d2");
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("d2"));
}

TEST(BoardPremove, APieceIsHeldWhileTheOthersMove) {
    Waiting t;
    t.press(t.point("d2"));
    t.moveTo(t.point("d3"));
    t.moveTo(t.point("d4"));
    t.answer("e7", "e5");
    QTest::mouseRelease(&t.board, Qt::LeftButton, {}, t.point("d4"));
    EXPECT_TRUE(t.chose("d2", "d4"));
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, WhereThePieceCannotGoTheReasonIsGiven) {
    Waiting t;
    t.drag("g1", "g4");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotAPieceMove));
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, PiecesOfTheOthersAreOnlyLookedAt) {
    Waiting t;
    t.drag("e7", "e5");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, WithoutAPremoverThereIsNoPremove) {
    Waiting t;
    t.drag("g1", "f3");
    t.board.setMode(&BoardMode::premover, NoSide);
    EXPECT_FALSE(t.board.input().premove());
    t.drag("g1", "f3");
    EXPECT_TRUE(t.illegalBecause(IllegalReason::NotYourTurn));
    EXPECT_FALSE(t.board.input().premove());
}

TEST(BoardPremove, APawnBecomesTheStrongestPiece) {
    Waiting t("7k/P7/8/8/8/8/8/K7 b - - 0 1");
    t.drag("a7", "a8");
    t.answer("h8", "h7");
    EXPECT_TRUE(t.board.playPremove());
    ASSERT_FALSE(t.moves.empty());
    EXPECT_EQ(t.moves.back().becomes(), t.kind('Q'));
}

}  // namespace
}  // namespace rokada::ui::boardpremoveTest
