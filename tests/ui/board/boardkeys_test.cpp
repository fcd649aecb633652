// Tests playing on the board with the keyboard alone.
#include "boardquestions.h"
#include "boardtesting.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

#include <array>
#include <deque>
#include <map>
#include <random>
#include <string>
#include <utility>

namespace rokada::ui::boardkeysTest {
namespace {

using testing::Table;

struct Arrow {
    int key;
    QPoint direction;
};
constexpr std::array<Arrow, 4> Arrows{
    {{Qt::Key_Right, {1, 0}}, {Qt::Key_Left, {-1, 0}}, {Qt::Key_Down, {0, 1}}, {Qt::Key_Up, {0, -1}}}};

/// Presses arrow keys until the cursor is on the square `to`.
void walk(Table& t, Square to) {
    const BoardLayout layout(t.book->variant(), t.board.size(), t.board.frame().look.quarterTurns,
                             t.board.frame().look.coordinates);
    std::map<Square, std::pair<Square, int>> before{{t.board.frame().attention.cursor, {NoSquare, 0}}};
    std::deque<Square> open{t.board.frame().attention.cursor};
    while (!open.empty() && !before.contains(to)) {
        const Square from = open.front();
        open.pop_front();
        for (const Arrow& arrow : Arrows) {
            const Square next = layout.stride(from, arrow.direction).square;
            if (next != NoSquare && before.emplace(next, std::pair(from, arrow.key)).second) open.push_back(next);
        }
    }
    ASSERT_TRUE(before.contains(to));
    std::deque<int> keys;
    for (Square s = to; before[s].first != NoSquare; s = before[s].first) keys.push_front(before[s].second);
    for (const int key : keys) t.key(key);
    ASSERT_EQ(t.board.frame().attention.cursor, to);
}

/// Makes a move with the keyboard alone.
void playByKeys(Table& t, Move move) {
    if (move.type() == MoveType::Drop) {
        const auto& kinds = t.book->reserveKinds();
        int number = 0;
        for (std::size_t k = 0; kinds[k] != move.becomes(); ++k)
            number += t.game.position().reserve(t.game.position().turn(), k) > 0;
        t.key(Qt::Key_1 + number);
    } else {
        walk(t, move.from());
        t.key(Qt::Key_Return);
    }
    walk(t, move.to());
    t.key(Qt::Key_Space);
    for (int choice = 0; !t.board.frame().attention.chooser.items().empty() && choice < 9; ++choice)
        t.key(Qt::Key_1 + choice);
}

class EveryVariantByKeys : public ::testing::TestWithParam<std::size_t> {};

TEST_P(EveryVariantByKeys, TwentyPliesArePlayed) {
    Table t(offeredVariants()[GetParam()].id);
    t.board.setLook(&BoardLook::quarterTurns, static_cast<int>(GetParam()));
    t.key(Qt::Key_Return);
    std::mt19937 random(7);
    for (int ply = 0; ply < 20 && !t.game.ending(); ++ply) {
        const MoveList legal = t.game.moves();
        const Move wanted = legal[random() % legal.size()];
        playByKeys(t, wanted);
        ASSERT_EQ(t.moves.size(), static_cast<std::size_t>(ply + 1));
        EXPECT_EQ(t.moves.back().from(), wanted.from());
        EXPECT_EQ(t.moves.back().to(), wanted.to());
        t.play(t.moves.back());
    }
    EXPECT_TRUE(t.illegalMoves.empty());
}

std::string nameOf(const ::testing::TestParamInfo<std::size_t>& test) {
    return std::string(offeredVariants()[test.param].id);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryVariantByKeys, ::testing::Range<std::size_t>(0, 5), nameOf);

TEST(BoardKeys, MateInFourByArrowsOnly) {
    Table t("chess");
    t.key(Qt::Key_Return);
    for (const auto& [from, to] :
         {std::pair("e2", "e4"), {"e7", "e5"}, {"f1", "c4"}, {"b8", "c6"}, {"d1", "h5"}, {"g8", "f6"}, {"h5", "f7"}}) {
        walk(t, t.square(from));
        t.key(Qt::Key_Return);
        walk(t, t.square(to));
        t.key(Qt::Key_Return);
        ASSERT_TRUE(t.chose(from, to));
        t.play(t.moves.back());
    }
    ASSERT_TRUE(t.game.ending());
    EXPECT_EQ(t.game.ending()->reason, Reason::Checkmate);
}

TEST(BoardKeys, ArrowsFollowTheScreen) {
    Table t("chess");
    t.board.setLook(&BoardLook::quarterTurns, 2);
    t.key(Qt::Key_Return);
    ASSERT_EQ(t.board.frame().attention.cursor, t.square("e1"));
    t.key(Qt::Key_Down);
    EXPECT_EQ(t.board.frame().attention.cursor, t.square("e2"));
    t.key(Qt::Key_Right);
    EXPECT_EQ(t.board.frame().attention.cursor, t.square("d2"));
}

TEST(BoardKeys, ArrowsAreLeftToOthersWhileTheCursorIsOff) {
    Table t("chess");
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Left, Qt::NoModifier);
    QApplication::sendEvent(&t.board, &event);
    EXPECT_FALSE(event.isAccepted());
}

TEST(BoardKeys, EscapeUndoesOneThingAtATime) {
    Table t("chess", {}, "r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    t.key(Qt::Key_Return);
    walk(t, t.square("b7"));
    t.key(Qt::Key_Return);
    walk(t, t.square("b8"));
    t.key(Qt::Key_Return);
    ASSERT_FALSE(t.board.frame().attention.chooser.items().empty());
    t.key(Qt::Key_Escape);
    EXPECT_TRUE(t.board.frame().attention.chooser.items().empty());
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("b7"));
    t.key(Qt::Key_Escape);
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
    EXPECT_NE(t.board.frame().attention.cursor, NoSquare);
    t.key(Qt::Key_Escape);
    EXPECT_EQ(t.board.frame().attention.cursor, NoSquare);
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(&t.board, &event);
    EXPECT_FALSE(event.isAccepted());
}

TEST(BoardKeys, AWallStopsTheCursorAndIsNamed) {
    Table t("fortress", {{"placement", "standard"}});
    t.key(Qt::Key_Return);
    walk(t, t.square("m4"));
    t.key(Qt::Key_Up);
    EXPECT_EQ(t.board.frame().attention.cursor, t.square("m4"));
    ASSERT_EQ(t.illegalMoves.size(), 1U);
    EXPECT_EQ(t.illegalMoves.back(), (IllegalMove{IllegalReason::WallInPath, {t.square("m4"), t.square("m5")}}));
}

TEST(BoardKeys, AnIllegalWishIsRejectedByKeysToo) {
    Table t("chess");
    t.key(Qt::Key_Return);
    walk(t, t.square("a1"));
    t.key(Qt::Key_Return);
    walk(t, t.square("a3"));
    t.key(Qt::Key_Return);
    ASSERT_EQ(t.illegalMoves.size(), 1U);
    EXPECT_EQ(t.illegalMoves.back().reason, IllegalReason::PathBlocked);
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("a1"));
}

TEST(BoardKeys, AfterAMoveTheCursorsSquareIsTold) {
    Table t("chess");
    std::vector<Square> told;
    QObject::connect(&t.board, &BoardWidget::squareHovered, &t.board, [&](Square square) { told.push_back(square); });
    t.moveTo(t.point("a7"));
    t.key(Qt::Key_Return);
    walk(t, t.square("e2"));
    t.key(Qt::Key_Return);
    walk(t, t.square("e4"));
    t.key(Qt::Key_Return);
    told.clear();
    t.play(t.moves.back());
    EXPECT_EQ(told, std::vector{t.square("e4")});
    t.key(Qt::Key_Escape);
    EXPECT_EQ(told.back(), t.square("a7"));
}

TEST(BoardKeys, CommandsWithModifiersAreNotEaten) {
    Table t("chess");
    t.key(Qt::Key_Return);
    QKeyEvent event(QEvent::KeyPress, Qt::Key_Left, Qt::ControlModifier);
    QApplication::sendEvent(&t.board, &event);
    EXPECT_FALSE(event.isAccepted());
}

TEST(BoardAdvice, ARecommendationPutsAnotherPieceDown) {
    Table t("chess");
    t.click("g1");
    testing::advise(t.board, Move(t.square("e2"), t.square("e4")), false);
    EXPECT_EQ(t.board.frame().attention.selected(), NoSquare);
    EXPECT_TRUE(t.board.input().targets().empty());
    EXPECT_EQ(testing::advisedPiece(t.board), t.square("e2"));
    t.click("e2");
    testing::advise(t.board, Move(t.square("e2"), t.square("e4")), true);
    EXPECT_EQ(t.board.frame().attention.selected(), t.square("e2")) << "it is the one that is meant";
}

TEST(BoardAdvice, ARecommendationGoesWhenAnotherPieceIsSelected) {
    Table t("chess");
    testing::advise(t.board, Move(t.square("e2"), t.square("e4")), true);
    t.click("e2");
    EXPECT_EQ(testing::advisedPiece(t.board), t.square("e2")) << "it is being followed";
    t.click("b1");
    EXPECT_EQ(testing::advisedPiece(t.board), NoSquare);
}

TEST(BoardKeys, EscapeTakesARecommendationAway) {
    Table t("chess");
    testing::advise(t.board, Move(t.square("e2"), t.square("e4")), true);
    t.key(Qt::Key_Escape);
    EXPECT_EQ(testing::advisedPiece(t.board), NoSquare);
}

}  // namespace
}  // namespace rokada::ui::boardkeysTest
