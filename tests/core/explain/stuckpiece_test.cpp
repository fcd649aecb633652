// Tests of the reasons why a piece has no legal move: every reason, and the piece that it names.
#include "explain/stuckpiece.h"

#include "books.h"
#include "everyvariant.h"
#include "rules/movegen.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace rokada::test::stuckpieceTest {
namespace {

/// Returns why the piece on this square has no legal move.
StuckPiece stuck(const Position& position, std::string_view piece) {
    EXPECT_TRUE(targets(position, piece).empty()) << piece;
    return whyStuck(position, position.book().geometry().named(piece));
}

StuckPiece because(const Position& position, StuckReason reason, std::string_view by = "") {
    return {reason, position.book().geometry().named(by)};
}

TEST(StuckPiece, CannotAnswerTheCheck) {
    const Position chess = placed(kept("chess"), "Ke1 Nh8 rb1 kg3", "w - - 0 1");
    EXPECT_EQ(stuck(chess, "h8"), because(chess, StuckReason::InCheck, "b1"));
}

TEST(StuckPiece, IsPinned) {
    const Position chess = placed(kept("chess"), "Ke1 Ne3 re8 kh8", "w - - 0 1");
    EXPECT_EQ(stuck(chess, "e3"), because(chess, StuckReason::Pinned, "e8"));
    // On the torus of Vyrt chess, rank 12 adjoins rank 1. The rook on e9 pins the knight on e12 to the king on e1,
    // through e10 and e11.
    const Position torus = placed(kept("vyrt"), "Ke1 Ne12 Pe5 re9 kj6", "w - - 0 1 -");
    EXPECT_EQ(stuck(torus, "e12"), because(torus, StuckReason::Pinned, "e9"));
}

TEST(StuckPiece, AKingHasNoSafeSquare) {
    const Position chess = placed(kept("chess"), "Ka1 Ph2 qc2 kh8", "w - - 0 1");
    EXPECT_EQ(stuck(chess, "a1"), because(chess, StuckReason::NoSafeSquare));
}

TEST(StuckPiece, IsShutIn) {
    const Position start = startPosition(*kept("chess"));
    EXPECT_EQ(stuck(start, "a1"), because(start, StuckReason::ShutIn));
    EXPECT_EQ(stuck(start, "e1"), because(start, StuckReason::ShutIn));
    const Position pawn = placed(kept("chess"), "Ke1 Pe4 pe5 kh8", "w - - 0 1");
    EXPECT_EQ(stuck(pawn, "e4"), because(pawn, StuckReason::ShutIn, "e5"));
    // The boat could only capture, but there is nothing to capture.
    const Position boats = startPosition(*kept("bolyar"));
    EXPECT_EQ(stuck(boats, "z0").reason, StuckReason::ShutIn);
}

TEST(StuckPiece, ThatCouldGoOntoAnOwnOneIsNotShutIn) {
    const Position towers = placed(kept("tavreli"), "Ke1 Bf1 Pe2 Pg2 rg1 kh8", "w - - 0 1 -");
    EXPECT_EQ(stuck(towers, "f1"), because(towers, StuckReason::Pinned, "g1"));
}

TEST(StuckPiece, OfAMatedSideCannotHelp) {
    // Black is mated, so its only legal move is its elimination. That move stores the number of the side, which equals
    // the number of square b1, but it is not a move of the piece on b1.
    const auto four = parsePosition(*kept("fortress"),
                                    "4********4/4********4/16/wR15/**12**/**1wK10**/**1bP9uK**/**12**/**12**/**12**/"
                                    "**12**/**12**/4rQrBrQ9/4bKrKrR9/4********4/1bP2********4 b - - 0 1");
    ASSERT_TRUE(four);
    EXPECT_EQ(whyStuck(*four, four->book().geometry().named("b1")), because(*four, StuckReason::InCheck, "e4"));
}

TEST(StuckPiece, WaitsForTheReserve) {
    const Position four = startPosition(*kept("fortress"));
    EXPECT_EQ(whyStuck(four, four.book().geometry().named("e4")), because(four, StuckReason::ReserveFirst));
}

TEST(StuckPiece, OfAnySideSaysWhyItHasNoTarget) {
    const auto why = [](const Position& position, std::string_view piece) {
        return whyNoTarget(position, position.book().geometry().named(piece));
    };
    const Position pawns = placed(kept("chess"), "Ke1 Pe4 pe5 pa7 kh8", "w - - 0 1");
    EXPECT_EQ(why(pawns, "e5"), because(pawns, StuckReason::ShutIn, "e4")) << "it is not its turn";
    EXPECT_EQ(why(pawns, "a7"), std::nullopt);
    const Position pinned = placed(kept("chess"), "Ke1 Ne3 re8 kh8", "w - - 0 1");
    EXPECT_EQ(why(pinned, "e3"), because(pinned, StuckReason::OwnKing));
    const Position four = startPosition(*kept("fortress"));
    EXPECT_EQ(why(four, "e4"), because(four, StuckReason::Placing));
    // The king can only castle. Castling puts the rook between the king and the queen.
    const Position castles = placed(kept("chess", "start=chess960"), "Kg1 Rh1 Pg2 Ph2 qf8 kb8", "w K - 0 1");
    EXPECT_EQ(why(castles, "g1"), std::nullopt);
    // Black's pawns move to the right.
    const Position sideways = placed(kept("fortress"), "wKi3 bKc8 rKh14 uKn9 bPd9 wPe9", "w - - 0 1");
    EXPECT_EQ(why(sideways, "d9"), because(sideways, StuckReason::ShutIn, "e9"));
}

/// Checks that the reason names a piece if it needs one.
void expectSense(const Position& position, Square square) {
    const StuckPiece why = whyStuck(position, square);
    const bool blames = why.reason == StuckReason::InCheck || why.reason == StuckReason::Pinned;
    EXPECT_TRUE(!blames || why.by != NoSquare);
    EXPECT_TRUE(why.by == NoSquare || !position.empty(why.by));
    EXPECT_EQ(why.reason == StuckReason::NoSafeSquare && position.king(position.turn()) != square, false);
}

TEST(StuckPiece, InRandomGames) {
    for (const RuleSet& set : everyRuleSet()) {
        wander(set, 7, 8, [](const Game& game) {
            const Position& position = game.position();
            const MoveList moves = game.moves();
            for (const Square square : position.pieces(position.turn())) {
                const bool moving = std::ranges::any_of(moves, [&](Move move) { return move.from() == square; });
                if (!moving && !game.ending()) expectSense(position, square);
            }
            return !::testing::Test::HasFailure();
        });
    }
}

}  // namespace
}  // namespace rokada::test::stuckpieceTest
