// Tests of the touch-move rule, in the order of article 4 of the FIDE Laws.
#include "game/touchmove.h"
#include "books.h"
#include "text/movetext.h"

#include <gtest/gtest.h>

namespace rokada::test::touchmoveTest {
namespace {

/// Player who touches pieces on a board.
struct Hand {
    Position board;
    TouchMove touches;

    explicit Hand(std::string_view text, std::string_view variant = "chess") : board(position(kept(variant), text)) {
        touches.begin(board);
    }
    void touch(std::string_view names) {
        for (const std::string& name : inOrder(names)) touches.touch(square(kept(board.book().variant().id), name));
    }
    /// Returns the allowed moves in coordinates.
    [[nodiscard]] Texts left() const {
        Texts texts;
        for (const Move move : touches.allowed()) texts.insert(moveText(board.book(), move));
        return texts;
    }
    static std::vector<std::string> inOrder(std::string_view names) {
        std::vector<std::string> all;
        for (std::size_t at = 0; at < names.size(); at = names.find(' ', at) + 1) {
            all.emplace_back(names.substr(at, names.find(' ', at) - at));
            if (names.find(' ', at) == std::string_view::npos) break;
        }
        return all;
    }
};

constexpr const char* Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(TouchMove, NothingTouchedNothingBound) {
    const Hand hand(Start);
    EXPECT_EQ(hand.left().size(), 20u);
    EXPECT_FALSE(hand.touches.bound());
    EXPECT_EQ(hand.touches.law(), std::nullopt);
}

TEST(TouchMove, WhoAdjustsIsNotBound) {
    Hand hand(Start);
    EXPECT_TRUE(hand.touches.adjust());
    hand.touch("g1 e2 d8");
    EXPECT_FALSE(hand.touches.bound());
    EXPECT_EQ(hand.touches.law(), Law::Adjusted);
    hand.touches.stopAdjusting();
    hand.touch("g1");
    EXPECT_TRUE(hand.touches.bound());
}

TEST(TouchMove, ItIsTooLateToAdjustAfterTouching) {
    Hand hand(Start);
    hand.touch("g1");
    EXPECT_FALSE(hand.touches.adjust());
    EXPECT_EQ(hand.left(), words("g1f3 g1h3"));
}

TEST(TouchMove, TheFirstOwnPieceThatCanMoveMoves) {
    Hand hand(Start);
    hand.touch("a1 g1 e2");
    EXPECT_EQ(hand.left(), words("g1f3 g1h3"));
    EXPECT_EQ(hand.touches.law(), Law::OwnTouched);
}

TEST(TouchMove, TheFirstEnemyThatCanBeCapturedIsCaptured) {
    Hand hand("4k3/8/8/3p1p2/4P3/8/6B1/4K3 w - - 0 1");
    hand.touch("e8 f5 d5");
    EXPECT_EQ(hand.left(), words("e4f5"));
    EXPECT_EQ(hand.touches.law(), Law::EnemyTouched);
}

TEST(TouchMove, AnEnemyIsAlsoCapturedEnPassant) {
    Hand hand("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    hand.touch("d5");
    EXPECT_EQ(hand.left(), words("e5d6"));
}

TEST(TouchMove, TheOwnOneCapturesTheEnemy) {
    for (const char* order : {"e4 d5", "d5 e4"}) {
        Hand hand("4k3/8/8/3p1p2/4P3/5B2/8/4K3 w - - 0 1");
        hand.touch(order);
        EXPECT_EQ(hand.left(), words("e4d5")) << order;
        EXPECT_EQ(hand.touches.law(), Law::BothTouched);
    }
}

TEST(TouchMove, IfItCannotTheFirstOfThemDecides) {
    Hand own("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
    own.touch("a1 d5");
    EXPECT_EQ(own.touches.law(), Law::OwnTouched);
    EXPECT_TRUE(own.left().contains("a1a8"));
    EXPECT_FALSE(own.left().contains("e4d5"));
    Hand enemy("4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1");
    enemy.touch("d5 a1");
    EXPECT_EQ(enemy.left(), words("e4d5"));
    EXPECT_EQ(enemy.touches.law(), Law::EnemyTouched);
}

TEST(TouchMove, IfNothingTouchedCanMoveAnyMoveIsFree) {
    Hand hand(Start);
    hand.touch("a1 e1 d8");
    EXPECT_EQ(hand.left().size(), 20u);
    EXPECT_FALSE(hand.touches.bound());
    EXPECT_EQ(hand.touches.law(), Law::NothingTouched);
}

constexpr const char* Castlings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

TEST(TouchMove, TheKingMayCastleBothWays) {
    Hand hand(Castlings);
    hand.touch("e1");
    EXPECT_EQ(hand.left(), words("e1d1 e1d2 e1e2 e1f1 e1f2 e1g1 e1c1"));
}

TEST(TouchMove, KingAndRookCastleThere) {
    Hand hand(Castlings);
    hand.touch("e1 h1");
    EXPECT_EQ(hand.left(), words("e1g1"));
    EXPECT_EQ(hand.touches.law(), Law::KingAndRook);
}

TEST(TouchMove, IfTheyCannotTheKingMovesOrCastlesElsewhere) {
    Hand hand("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    hand.touch("e1 h1");
    EXPECT_EQ(hand.left(), words("e1d1 e1d2 e1e2 e1c1"));
    EXPECT_EQ(hand.touches.law(), Law::KingAndRook);
}

TEST(TouchMove, IfTheKingCannotMoveEitherAnyMoveIsFree) {
    Hand hand("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    hand.touch("e1 h1");
    EXPECT_EQ(hand.left().size(), 20u);
}

TEST(TouchMove, TheRookFirstMovesAndDoesNotCastle) {
    Hand hand(Castlings);
    hand.touch("h1 e1");
    EXPECT_EQ(hand.touches.law(), Law::RookFirst);
    for (const std::string& move : hand.left()) EXPECT_EQ(move.substr(0, 2), "h1");
}

TEST(TouchMove, ARookThatCannotMoveLeavesTheChoiceToTheKing) {
    Hand hand("4k3/8/8/8/8/7p/P6P/RN2K2R w KQ - 0 1");
    hand.touch("a1 e1");
    EXPECT_EQ(hand.left(), words("e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"));
}

TEST(TouchMove, APawnThatWasLetGoPromotesThere) {
    Hand hand("3r4/4P2k/8/8/8/8/8/4K3 w - - 0 1");
    hand.touch("e7");
    hand.touches.release(square(kept("chess"), "e7"), square(kept("chess"), "d8"));
    EXPECT_EQ(hand.left(), words("e7d8q e7d8r e7d8b e7d8n"));
    EXPECT_EQ(hand.touches.law(), Law::Released);
    hand.touches.release(square(kept("chess"), "e7"), square(kept("chess"), "a1"));
    EXPECT_EQ(hand.left().size(), 4u);
}

TEST(TouchMove, APartnersPieceMeansNothing) {
    const Game game(kept("fortress", "placement=standard"));
    TouchMove touches;
    touches.begin(game.position());
    const Side partner = Side(game.position().turn() ^ 2);
    for (const Square piece : game.position().pieces(partner)) touches.touch(piece);
    EXPECT_EQ(touches.law(), std::nullopt);
}

}  // namespace
}  // namespace rokada::test::touchmoveTest
