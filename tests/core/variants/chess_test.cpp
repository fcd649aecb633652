// Chess: pieces, castling, en passant, promotion.
#include "facts.h"

#include <gtest/gtest.h>

namespace rokada::test::chessTest {
namespace {

const LateRules book("chess");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }

TEST(Chess, CountsFromTheStart) { EXPECT_EQ(counts(book, 4), (Counts{20, 400, 8902, 197281})); }

TEST(Chess, StartsAsDrawn) {
    EXPECT_EQ(positionText(startPosition(*book)), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(Chess, RightLowerSquareIsLight) {
    EXPECT_TRUE(book->geometry().dark(square(book, "a1")));
    EXPECT_FALSE(book->geometry().dark(square(book, "h1")));
}

// --- pieces

TEST(Chess, KingHasEightNeighbours) { EXPECT_EQ(targets(pieces("Ke4 ka8"), "e4"), words("d3 d4 d5 e3 e5 f3 f4 f5")); }

TEST(Chess, QueenInTheMiddleHasTwentySevenSquares) { EXPECT_EQ(targets(pieces("Kh2 Qd4 kc8"), "d4").size(), 27u); }

TEST(Chess, RookGoesOnFilesAndRanks) {
    EXPECT_EQ(targets(pieces("Kh2 Rd4 kc8"), "d4"), words("d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4"));
}

TEST(Chess, BishopGoesOnDiagonals) {
    EXPECT_EQ(targets(pieces("Kh2 Bd4 kc8"), "d4"), words("a1 b2 c3 e5 f6 g7 h8 a7 b6 c5 e3 f2 g1"));
}

TEST(Chess, KnightLeapsOverPieces) {
    EXPECT_EQ(targets(pieces("Kh2 Nd4 Pc3 Pc4 Pc5 Pd3 Pd5 Pe3 Pe4 Pe5 kc8"), "d4"), words("b3 b5 c2 c6 e2 e6 f3 f5"));
}

TEST(Chess, SlidersStopAtPiecesAndCaptureEnemies) {
    EXPECT_EQ(targets(pieces("Kh2 Rd4 Pd6 pb4 pf4 kh8"), "d4"), words("d5 d3 d2 d1 c4 b4 e4 f4"));
}

TEST(Chess, PawnHasTwoStepsFromItsStart) { EXPECT_EQ(targets(pieces("Kh1 Pe2 kh8"), "e2"), words("e3 e4")); }

TEST(Chess, PawnHasOneStepLater) { EXPECT_EQ(targets(pieces("Kh1 Pe3 kh8"), "e3"), words("e4")); }

TEST(Chess, DoubleStepNeedsBothSquaresEmpty) {
    EXPECT_EQ(targets(pieces("Kh1 Pe2 ne3 kh8"), "e2"), Texts());
    EXPECT_EQ(targets(pieces("Kh1 Pe2 ne4 kh8"), "e2"), words("e3"));
}

TEST(Chess, PawnCapturesDiagonallyAheadOnly) {
    EXPECT_EQ(targets(pieces("Kh1 Pe4 nd5 ne5 nf5 nd4 nd3 kh8"), "e4"), words("d5 f5"));
}

TEST(Chess, BlackPawnsGoDown) { EXPECT_EQ(targets(pieces("Kh1 Nd6 pe7 kh8", "b - - 0 1"), "e7"), words("e6 e5 d6")); }

TEST(Chess, ExposedPieceStaysOnItsLine) {
    EXPECT_EQ(targets(pieces("Ke1 Re4 re8 ka8"), "e4"), words("e2 e3 e5 e6 e7 e8"));
    EXPECT_EQ(targets(pieces("Ke1 Ne4 re8 ka8"), "e4"), Texts());
}

TEST(Chess, ExposedPieceStillAttacks) {
    EXPECT_FALSE(can(pieces("Ke1 Ne4 re8 kc7", "b - - 0 1"), "c7d6"));
    EXPECT_TRUE(can(pieces("Ke1 Be4 re8 kc7", "b - - 0 1"), "c7d6"));
}

TEST(Chess, DoubleCheckIsAnsweredByTheKingOnly) {
    const Position position = pieces("Ke1 Qd5 Rh4 re8 nf3 ka7");
    EXPECT_EQ(moves(position), words("e1d1 e1f1 e1f2"));
}

// --- castling

const char* const Home = "Ke1 Ra1 Rh1 ";

Texts castlings(std::string_view others, std::string_view rest = "w KQ - 0 1") {
    Texts found;
    const Position position = pieces(std::string(Home) + std::string(others), rest);
    for (const char* move : {"e1g1", "e1c1"}) {
        if (can(position, move)) found.insert(move);
    }
    return found;
}
const Texts Both = words("e1g1 e1c1");
const Texts Long = words("e1c1");
const Texts Short = words("e1g1");

TEST(ChessCastling, IsPossibleOnBothSides) { EXPECT_EQ(castlings("kb7"), Both); }

TEST(ChessCastling, PutsKingAndRookOnTheirSquares) {
    const Position start = pieces("Ke1 Ra1 Rh1 Pd2 Pf2 ke8 ra8 rh8 pd7 pf7", "w KQkq - 0 1");
    const Game shortly = after(book, start, "e1g1 e8g8");
    EXPECT_EQ(field(shortly, 1), "r4rk1/3p1p2/8/8/8/8/3P1P2/R4RK1");
    const Game longly = after(book, start, "e1c1 e8c8");
    EXPECT_EQ(field(longly, 1), "2kr3r/3p1p2/8/8/8/8/3P1P2/2KR3R");
    EXPECT_EQ(field(longly, 3), "-");
}

TEST(ChessCastling, NeedsTheRight) {
    EXPECT_EQ(castlings("kb7", "w K - 0 1"), Short);
    EXPECT_EQ(castlings("kb7", "w Q - 0 1"), Long);
    EXPECT_EQ(castlings("kb7", "w - - 0 1"), Texts());
}

TEST(ChessCastling, NeedsEmptySquaresBetween) {
    for (const char* own : {"Nf1", "Ng1"}) EXPECT_EQ(castlings(std::string(own) + " kb7"), Long) << own;
    for (const char* own : {"Nb1", "Nc1", "Nd1"}) EXPECT_EQ(castlings(std::string(own) + " kb7"), Short) << own;
    for (const char* enemy : {"nf1", "ng1"}) EXPECT_EQ(castlings(std::string(enemy) + " kb7"), Long) << enemy;
    for (const char* enemy : {"nb1", "nd1"}) EXPECT_EQ(castlings(std::string(enemy) + " kb7"), Short) << enemy;
}

TEST(ChessCastling, IsNoAnswerToCheck) { EXPECT_EQ(castlings("re5 kb7"), Texts()); }

TEST(ChessCastling, DoesNotPassOverAnAttackedSquare) {
    EXPECT_EQ(castlings("rf8 kb7"), Long);
    EXPECT_EQ(castlings("rd8 kb7"), Short);
}

TEST(ChessCastling, DoesNotReachAnAttackedSquare) {
    EXPECT_EQ(castlings("rg8 kb7"), Long);
    EXPECT_EQ(castlings("rc8 kb7"), Short);
}

TEST(ChessCastling, PawnsGuardSquaresToo) { EXPECT_EQ(castlings("ph2 kb7"), Long); }

TEST(ChessCastling, SquareB1MayBeAttacked) { EXPECT_EQ(castlings("rb8 kc7"), Both); }

TEST(ChessCastling, RookMayBeAttacked) { EXPECT_EQ(castlings("ra8 rh8 kb7"), Both); }

TEST(ChessCastling, BlackMayCastleWithB8Attacked) {
    const Position position = pieces("Kg2 Rb1 ke8 ra8 rh8", "b kq - 0 1");
    EXPECT_TRUE(can(position, "e8c8"));
    EXPECT_TRUE(can(position, "e8g8"));
}

TEST(ChessCastling, RightIsLostForeverWhenTheKingMoves) {
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 ke8", "w KQ - 0 1"), "e1e2 e8e7 e2e1 e7e8");
    EXPECT_EQ(field(game, 3), "-");
    EXPECT_FALSE(can(game, "e1g1"));
    EXPECT_FALSE(can(game, "e1c1"));
}

TEST(ChessCastling, RightIsLostForeverWhenTheRookMoves) {
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 ke8", "w KQ - 0 1"), "a1b1 e8e7 b1a1 e7e8");
    EXPECT_EQ(field(game, 3), "K");
    EXPECT_FALSE(can(game, "e1c1"));
    EXPECT_TRUE(can(game, "e1g1"));
}

TEST(ChessCastling, RightGoesWithARookCapturedAtHome) {
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 Rh5 bg2 kb7", "b KQ - 0 1"), "g2h1 h5h1 b7b6");
    EXPECT_EQ(piece(game, "h1"), "R");
    EXPECT_EQ(field(game, 3), "Q");
    EXPECT_FALSE(can(game, "e1g1"));
}

TEST(ChessCastling, RookCapturesRookAndBothRightsGo) {
    const Game game = after(book, pieces("Ke1 Ra1 Rh1 ke8 ra8 rh8", "w KQkq - 0 1"), "a1a8");
    EXPECT_EQ(field(game, 3), "Kk");
}

TEST(ChessCastling, ReaderDropsARightWithoutKingOrRookAtHome) {
    EXPECT_EQ(field(pieces("Ke2 Ra1 Rh1 ke8 rh8", "w KQkq - 0 1"), 3), "k");
}

// --- en passant

const char* const BeforeDoubleStep = R"(
    . . . . k . . .
    . . . p . . . .
    . . . . . . . .
    . . P . P . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . K . . . )";

TEST(ChessEnPassant, IsOpenToBothNeighboursAtOnce) {
    const Game game = after(book, drawn(book, BeforeDoubleStep, "b - - 0 1"), "d7d5");
    EXPECT_EQ(field(game, 4), "d6");
    EXPECT_TRUE(can(game, "e5d6"));
    EXPECT_TRUE(can(game, "c5d6"));
}

TEST(ChessEnPassant, CapturesThePawnThatPassed) {
    const Game game = after(book, drawn(book, BeforeDoubleStep, "b - - 0 1"), "d7d5 e5d6");
    EXPECT_EQ(field(game, 1), "4k3/8/3P4/2P5/8/8/8/4K3");
    EXPECT_EQ(field(game, 5), "0");
}

TEST(ChessEnPassant, IsOverOneMoveLater) {
    const Game game = after(book, drawn(book, BeforeDoubleStep, "b - - 0 1"), "d7d5 e1e2 e8e7");
    EXPECT_FALSE(can(game, "e5d6"));
    EXPECT_FALSE(can(game, "c5d6"));
}

TEST(ChessEnPassant, NeedsADoubleStep) {
    const Game game = after(book, pieces("Ke1 Pe5 ke8 pd6", "b - - 0 1"), "d6d5");
    EXPECT_FALSE(can(game, "e5d6"));
}

TEST(ChessEnPassant, IsForPawnsOnly) {
    const Game game = after(book, pieces("Ke1 Bf4 Ng5 ke8 pe7", "b - - 0 1"), "e7e5 g5e6");
    EXPECT_EQ(piece(game, "e5"), "p");
}

TEST(ChessEnPassant, SquareIsWrittenAfterEveryDoubleStep) {
    EXPECT_EQ(field(after(book, startPosition(*book), "e2e4"), 4), "e3");
}

TEST(ChessEnPassant, MayNotUncoverACheckAlongTheRank) {
    EXPECT_FALSE(can(pieces("Ka5 Pe5 pd5 rh5 kh8", "w - d6 0 1"), "e5d6"));
    EXPECT_TRUE(can(pieces("Ka5 Pe5 pd5 nh5 kh8", "w - d6 0 1"), "e5d6"));
}

TEST(ChessEnPassant, MayNotUncoverACheckThroughTheCapturedPawn) {
    EXPECT_FALSE(can(pieces("Kh1 Pe5 pd5 ba8 kh8", "w - d6 0 1"), "e5d6"));
    EXPECT_TRUE(can(pieces("Kg1 Pe5 pd5 ba8 kh8", "w - d6 0 1"), "e5d6"));
}

TEST(ChessEnPassant, CapturesThePawnThatChecks) {
    const Game game = after(book, pieces("Ke4 Pe5 pd7 kh8", "b - - 0 1"), "d7d5");
    EXPECT_TRUE(game.position().inCheck(White));
    EXPECT_TRUE(can(game, "e5d6"));
}

TEST(ChessEnPassant, BlackCapturesOnTheThirdRank) {
    const Game game = after(book, pieces("Ke1 Pd2 ke8 pe4", "w - - 0 1"), "d2d4 e4d3");
    EXPECT_EQ(field(game, 1), "4k3/8/8/8/8/3p4/8/4K3");
}

// --- promotion

TEST(ChessPromotion, IsAChoiceOfFourByMoveAndByCapture) {
    EXPECT_EQ(moves(pieces("Kh1 Pb7 na8 kh3", "w - - 0 1")),
              words("b7b8q b7b8r b7b8b b7b8n b7a8q b7a8r b7a8b b7a8n h1g1"));
}

TEST(ChessPromotion, DoesNotAskWhatIsOnTheBoard) {
    for (const char* move : {"b7b8q", "b7b8r", "b7b8b", "b7b8n"}) {
        EXPECT_TRUE(can(pieces("Kh1 Pb7 Qa3 Ra4 Ra5 Bc1 Bc4 Nd1 Ne1 kg7"), move)) << move;
    }
}

TEST(ChessPromotion, NewPieceIsThereAtOnce) {
    const Game game = after(book, pieces("Kh1 Pa2 Pb7 kd6"), "b7b8n");
    EXPECT_EQ(piece(game, "b8"), "N");
    EXPECT_EQ(targets(after(book, pieces("Kh1 Pa2 Pb7 kh7"), "b7b8n h7h8").position(), "b8"), words("a6 c6 d7"));
}

TEST(ChessPromotion, BlackPromotesOnRankOne) {
    EXPECT_EQ(piece(after(book, pieces("Kh8 pb2 kh6", "b - - 0 1"), "b2b1r"), "b1"), "r");
}

TEST(ChessPromotion, ByAPawnThatMayNotLeaveItsLineIsByCaptureOfTheAttacker) {
    EXPECT_EQ(targets(pieces("Kf6 Pg7 bh8 ka1"), "g7"), words("h8"));
}

TEST(ChessPromotion, PawnMayNotStandOnTheLastRank) {
    EXPECT_THROW((void)pieces("Kh1 Pb8 kh8"), std::invalid_argument);
    EXPECT_THROW((void)pieces("Kh1 pb1 kh8"), std::invalid_argument);
    EXPECT_NO_THROW((void)pieces("Kh1 Pb1 kh8"));
}

}  // namespace
}  // namespace rokada::test::chessTest
