// Vyrt chess: pawns, first moves, en passant across the joined edges of the board, promotion, and ends of the game.
#include "facts.h"
#include "rules/judgement.h"

#include <gtest/gtest.h>

namespace rokada::test::vyrtPawnsTest {
namespace {

const LateRules book("vyrt");
const LateRules outward("vyrt", "rearpawns=outward");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
Position outwardPieces(std::string_view list, std::string_view rest = "w - - 0 1") {
    return placed(outward, list, rest);
}

// --- steps and captures

TEST(VyrtPawn, GoesOneAhead) {
    EXPECT_EQ(targets(pieces("Ka1 Pe4 ki9"), "e4"), words("e5"));
    EXPECT_EQ(targets(pieces("Ka1 pe4 ki9", "b - - 0 1"), "e4"), words("e3"));
}

TEST(VyrtPawn, OfTheRearGoesOverTheSeamOfRanks) {
    EXPECT_EQ(targets(pieces("Ka5 Pb12 nc1 na1 ki9"), "b12"), words("a1 b1 c1"));
    EXPECT_EQ(targets(pieces("Ka5 Pe9 ki11"), "e9"), words("e10"));
    EXPECT_EQ(targets(pieces("Ka5 pe9 ki11", "b - - 0 1"), "e9"), words("e8"));
}

TEST(VyrtPawn, CapturesOverTheSeamOfFiles) {
    EXPECT_TRUE(can(pieces("Ka1 Pj5 nk6 ki9"), "j5k6"));
    EXPECT_TRUE(can(pieces("Ka1 Pl5 na6 ki9"), "l5a6"));
    EXPECT_TRUE(can(pieces("Kc1 Pa5 nl6 ki9"), "a5l6"));
    EXPECT_TRUE(can(pieces("Kc1 Pk5 nj6 ki9"), "k5j6"));
    EXPECT_TRUE(can(pieces("Kc1 Na4 pl5 ki9", "b - - 0 1"), "l5a4"));
}

TEST(VyrtPawn, DoesNotCaptureAhead) { EXPECT_EQ(targets(pieces("Ka1 Pe4 ne5 ki9"), "e4"), Texts()); }

// --- the double step

TEST(VyrtDoubleStep, IsForTheTenPawnsOfTheFrontRow) {
    const Position start = startPosition(*book);
    for (const char file : std::string("abcdefghil"))
        EXPECT_TRUE(can(start, std::string{file, '2', file, '4'})) << file;
    const Position filesJAndK = pieces("Kc5 Pj2 Pk2 ki11");
    EXPECT_EQ(targets(filesJAndK, "j2"), words("j3"));
    EXPECT_EQ(targets(filesJAndK, "k2"), words("k3"));
}

TEST(VyrtDoubleStep, OfBlackStartsOnRankSeven) {
    const Game game = after(book, startPosition(*book), "e2e3");
    for (const char file : std::string("abcdefghil")) EXPECT_TRUE(can(game, std::string{file, '7', file, '5'})) << file;
}

TEST(VyrtDoubleStep, NeedsBothSquaresEmpty) {
    EXPECT_EQ(targets(pieces("Kl5 Pe2 ne3 ki11"), "e2"), Texts());
    EXPECT_EQ(targets(pieces("Kl5 Pe2 ne4 ki11"), "e2"), words("e3"));
}

TEST(VyrtDoubleStep, NeedsTheFlag) {
    EXPECT_EQ(targets(pieces("Kc5 Pe2 Pf2 ki11", "w - - 0 1 E"), "e2"), words("e3 e4"));
    EXPECT_EQ(targets(pieces("Kc5 Pe2 Pf2 ki11", "w - - 0 1 E"), "f2"), words("f3"));
    EXPECT_EQ(targets(pieces("Kc5 Pe2 Pf2 ki11", "w - - 0 1 -"), "e2"), words("e3"));
}

TEST(VyrtDoubleStep, IsNotForARearPawnThatArrivesThere) {
    const Game game = after(book, startPosition(*book), "l2l4 b8c6 l4l5 c6b8 l1l2 b8c6");
    EXPECT_EQ(targets(game.position(), "l2"), words("l3"));
}

TEST(VyrtDoubleStep, IsNotForABlackRearPawnThatArrivesThere) {
    const Game game = after(book, startPosition(*book), "b1c3 i7i5 c3b1 i5i4 b1c3 i8i7 c3b1");
    EXPECT_EQ(targets(game.position(), "i7"), words("i6"));
}

TEST(VyrtDoubleStep, FlagGoesWithTheMove) {
    EXPECT_EQ(field(after(book, startPosition(*book), "l2l4"), 7), "ABCDEFGHIabcdefghil");
    EXPECT_EQ(field(after(book, startPosition(*book), "a2a3 i7i6"), 7), "BCDEFGHILabcdefghl");
}

TEST(VyrtDoubleStep, FlagGoesWithACapture) {
    const Game game = after(book, pieces("Kf5 Rd4 Pa2 Pl1 bb3 ki11", "b - - 0 1"), "b3a2 l1a2 i11i10");
    EXPECT_EQ(piece(game, "a2"), "P");
    EXPECT_EQ(field(game, 7), "-");
    EXPECT_EQ(targets(game.position(), "a2"), words("a3"));
}

TEST(VyrtDoubleStep, WithoutFieldSevenEveryFrontPawnIsUnmoved) {
    EXPECT_EQ(field(pieces("Kf5 Pa2 Pj2 Pl2 Pb3 pi7 pk7 pl7 ki11"), 7), "ALil");
}

TEST(VyrtDoubleStep, AFlagWithoutItsPawnIsDropped) {
    EXPECT_EQ(field(pieces("Kf5 Pb2 pc7 ki11", "w - - 0 1 ABc"), 7), "Bc");
    EXPECT_EQ(field(pieces("Kf5 Nb2 pb2 ki11", "w - - 0 1 Bb"), 7), "-");
}

TEST(VyrtDoubleStep, FlagsBelongToThePosition) {
    EXPECT_NE(pieces("Kf5 Pa2 ki11", "w - - 0 1 A").key(), pieces("Kf5 Pa2 ki11", "w - - 0 1 -").key());
}

// --- en passant

Game doubleStep(std::string_view list, std::string_view move) { return after(book, pieces(list), move); }

TEST(VyrtEnPassant, OverTheSeamAfterAStepOnFileL) {
    const Game game = doubleStep("Kf1 Pl2 Pd2 pa4 pk4 kf11", "l2l4");
    EXPECT_EQ(field(game, 4), "l3");
    EXPECT_TRUE(can(game, "a4l3"));
    EXPECT_TRUE(can(game, "k4l3"));
}

TEST(VyrtEnPassant, OverTheSeamAfterAStepOnFileA) {
    const Game game = doubleStep("Kf1 Pa2 Pd2 pb4 pl4 kf11", "a2a4");
    EXPECT_TRUE(can(game, "b4a3"));
    EXPECT_TRUE(can(game, "l4a3"));
}

TEST(VyrtEnPassant, OfWhiteOnRankSix) {
    const Position start = pieces("Kf1 Pl5 Pk5 Pb5 pa7 pl7 kf11", "b - - 0 1");
    const Game onA = after(book, start, "a7a5");
    EXPECT_TRUE(can(onA, "l5a6"));
    EXPECT_TRUE(can(onA, "b5a6"));
    const Game onL = after(book, pieces("Kf1 Pa5 Pk5 pl7 kf11", "b - - 0 1"), "l7l5");
    EXPECT_TRUE(can(onL, "a5l6"));
    EXPECT_TRUE(can(onL, "k5l6"));
}

TEST(VyrtEnPassant, CapturesThePawnThatPassed) {
    const Game game = after(book, pieces("Kf1 Pl2 Pd2 pa4 kf11"), "l2l4 a4l3");
    EXPECT_EQ(piece(game, "l3") + piece(game, "l4") + piece(game, "a4"), "p..");
}

TEST(VyrtEnPassant, IsOverOnePlyLater) {
    const Game game = after(book, pieces("Kf1 Pl2 Pd2 pa4 pk4 kf11"), "l2l4 f11f10 f1e1");
    EXPECT_FALSE(can(game, "a4l3"));
    EXPECT_FALSE(can(game, "k4l3"));
}

// An en passant capture would remove the capturing and the captured pawn from rank 4. The rook on j4 would then attack
// the king on d4 across k4, l4, a4, b4 and c4. The pawn on g4 blocks the rook in the other direction.
TEST(VyrtEnPassant, MayNotUncoverACheckAlongTheRankOverTheSeam) {
    EXPECT_FALSE(can(doubleStep("Kf10 Pl2 Rj4 kd4 pa4 pg4", "l2l4"), "a4l3"));
    EXPECT_TRUE(can(doubleStep("Kf10 Pl2 Nj4 kd4 pa4 pg4", "l2l4"), "a4l3"));
}

TEST(VyrtEnPassant, MayNotUncoverACheckAlongTheRank) {
    EXPECT_FALSE(can(doubleStep("Kf11 Pe2 Rh4 kc4 pd4 pi4", "e2e4"), "d4e3"));
    EXPECT_TRUE(can(doubleStep("Kf11 Pe2 Rh4 kc4 pd4 pi4 pf4", "e2e4"), "d4e3"));
}

TEST(VyrtEnPassant, IsWrittenAfterEveryDoubleStep) {
    EXPECT_EQ(field(after(book, startPosition(*book), "l2l4"), 4), "l3");
}

// --- promotion

TEST(VyrtPromotion, IsOnTheRankOfTheEnemyKing) {
    const Position position = pieces("Kf1 Pc7 nd8 kf11");
    EXPECT_EQ(targets(position, "c7"), words("c8 d8"));
    for (const char* move : {"c7c8q", "c7c8r", "c7c8b", "c7c8n", "c7d8q", "c7d8r", "c7d8b", "c7d8n"}) {
        EXPECT_TRUE(can(position, move)) << move;
    }
    EXPECT_FALSE(can(position, "c7c8"));
}

TEST(VyrtPromotion, OverTheSeamByCapture) { EXPECT_TRUE(can(pieces("Kf1 Pl7 na8 kf11"), "l7a8q")); }

TEST(VyrtPromotion, OfBlackIsOnRankOne) {
    EXPECT_EQ(piece(after(book, pieces("Kf11 Ph5 Pi5 pc2 kf8", "b - - 0 1"), "c2c1n"), "c1"), "n");
}

TEST(VyrtPromotion, PawnsStartOnTheOwnPiecesRank) {
    const Position start = startPosition(*book);
    EXPECT_EQ(piece(start, "i1") + piece(start, "l1") + piece(start, "i8") + piece(start, "l8"), "PPpp");
    EXPECT_THROW((void)pieces("Kf1 Pe8 kf11"), std::invalid_argument);
    EXPECT_THROW((void)pieces("Kf3 pe1 kf11"), std::invalid_argument);
}

// --- rearpawns=outward

TEST(VyrtOutward, RearPawnsOfWhiteGoDown) {
    EXPECT_EQ(targets(outwardPieces("Kf5 Pe12 nd11 nf11 nd1 ki3"), "e12"), words("d11 e11 f11"));
    EXPECT_EQ(targets(outwardPieces("Kf5 Pe10 ki3"), "e10"), words("e9"));
    EXPECT_EQ(targets(outwardPieces("Kf5 Pl12 na11 ki3"), "l12"), words("l11 a11"));
}

TEST(VyrtOutward, RearPawnsOfWhitePromoteFromRankNine) {
    for (const char* move : {"e9e8q", "e9e8r", "e9e8b", "e9e8n"})
        EXPECT_TRUE(can(outwardPieces("Kf5 Pe9 ki3"), move)) << move;
}

TEST(VyrtOutward, RearPawnsOfBlackGoUp) {
    EXPECT_EQ(targets(outwardPieces("Kf5 pe9 Nd10 Nf10 ki3", "b - - 0 1"), "e9"), words("d10 e10 f10"));
    EXPECT_EQ(targets(outwardPieces("Kf5 pe12 ki3", "b - - 0 1"), "e12"), words("e1"));
    EXPECT_TRUE(can(outwardPieces("Kf5 pe12 Nf1 ki3", "b - - 0 1"), "e12f1r"));
}

TEST(VyrtOutward, FrontAndSidePawnsGoAsEver) {
    EXPECT_EQ(targets(outwardPieces("Kf5 Pe2 ki11"), "e2"), words("e3 e4"));
    EXPECT_EQ(targets(outwardPieces("Kf5 Pi1 ki11"), "i1"), words("i2"));
    EXPECT_EQ(targets(outwardPieces("Kf5 Pe7 ki11"), "e7"), words("e8"));
    EXPECT_EQ(targets(outwardPieces("Kf5 pi8 ki11", "b - - 0 1"), "i8"), words("i7"));
    EXPECT_EQ(targets(outwardPieces("Kf5 pe2 ki11", "b - - 0 1"), "e2"), words("e1"));
}

TEST(VyrtOutward, RearPawnsAttackOutwards) {
    EXPECT_TRUE(outwardPieces("Kf5 Pe12 kd11", "b - - 0 1").inCheck(Black));
    EXPECT_FALSE(outwardPieces("Kf5 Pe12 kd1", "b - - 0 1").inCheck(Black));
    EXPECT_TRUE(pieces("Kf5 Pe12 kd1", "b - - 0 1").inCheck(Black));
}

// --- end of the game

// After 1.Ng1-f11 and 2.Nf11-d10, the king is smothered by its own pieces and mated.
TEST(VyrtEnd, SmotheredMateIsAnEarlyThreat) {
    const Game game = after(book, startPosition(*book), "g1f11 a7a6 f11d10");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(VyrtEnd, StalemateIsADraw) {
    const Game game = after(book, pieces("Ki9 Rd11 Rf11 Ra4 Rk6 ke5"), "k6a6");
    EXPECT_EQ(reason(game), Reason::Stalemate);
    EXPECT_EQ(points(game), (Points{1, 1}));
}

bool insufficient(std::string_view list) {
    const bool is = deadPosition(pieces(list));
    EXPECT_EQ(reason(Game(book, pieces(list))) == Reason::DeadPosition, is) << list;
    return is;
}

TEST(VyrtDead, OnePieceASideAtMost) {
    for (const char* list : {"Kb2 kg7", "Kb2 Qd3 kg7", "Kb2 Pd3 kg7", "Kb2 rd3 kg7", "Kb2 Qd3 qe9 kg7",
                             "Kb2 Pd3 pe9 kg7", "Kb2 Rd3 be9 kg7"}) {
        EXPECT_TRUE(insufficient(list)) << list;
    }
}

TEST(VyrtDead, TwoMinorPiecesAndRookWithKnightAgainstABareKing) {
    for (const char* list :
         {"Kb2 Nd3 Nd4 kg7", "Kb2 Bd3 Nd4 kg7", "Kb2 Rd3 Nd4 kg7", "Kb2 Bd3 Be3 kg7", "Kb2 nd9 be11 kg7"}) {
        EXPECT_TRUE(insufficient(list)) << list;
    }
}

TEST(VyrtDead, OtherPairsAgainstABareKingPlayOn) {
    for (const char* list : {"Kb2 Rd3 Re4 kg7", "Kb2 Qe1 Nd4 kg7", "Kb2 Qe1 Bd3 kg7", "Kb2 Qe1 Rd3 kg7",
                             "Kb2 Qe1 Qe2 kg7", "Kb2 Rd3 Be3 kg7", "Kb2 Nd3 Pd4 kg7", "Kb2 Pd3 Pd4 kg7"}) {
        EXPECT_FALSE(insufficient(list)) << list;
    }
}

TEST(VyrtDead, TheListIsForABareKingOnly) {
    EXPECT_FALSE(insufficient("Kb2 Nd3 Nd4 pe9 kg7"));
    EXPECT_FALSE(insufficient("Kb2 Rd3 Re4 qe9 kg7"));
}

TEST(VyrtDead, ThreeMinorPiecesPlayOn) { EXPECT_FALSE(insufficient("Kb2 Nd3 Nd4 Be3 kg7")); }

TEST(VyrtEnd, QueenAgainstKingIsADrawAtOnce) {
    EXPECT_EQ(points(Game(book, pieces("Kb2 Qd3 kg7"))), (Points{1, 1}));
    EXPECT_EQ(points(Game(book, pieces("Kb2 Rd3 Re4 kg7"))), Points());
    const Game game = after(book, pieces("Kb2 Rd3 Re4 rd9 kg7"), "d3d4 d9d4");
    EXPECT_EQ(reason(game), Reason::DeadPosition);
}

TEST(VyrtEnd, ThirdTimeIsAClaimFifthIsAutomatic) {
    const Position start = startPosition(*book);
    const Game third = after(book, start, repeat("b1c3 b8c6 c3b1 c6b8", 2));
    EXPECT_EQ(third.ending(), std::nullopt);
    EXPECT_EQ(third.claimable(), Claim::Repetition);
    EXPECT_EQ(reason(after(book, start, repeat("b1c3 b8c6 c3b1 c6b8", 4))), Reason::Repetition);
}

TEST(VyrtEnd, FiftyMovesAreAClaimSeventyFiveAreAutomatic) {
    const Game fifty = after(book, pieces("Kb2 Rd3 Re4 kg7", "w - - 99 80"), "b2b3");
    EXPECT_EQ(fifty.ending(), std::nullopt);
    EXPECT_EQ(fifty.claimable(), Claim::FiftyMoves);
    EXPECT_EQ(reason(after(book, pieces("Kb2 Rd3 Re4 kg7", "w - - 149 80"), "b2b3")), Reason::FiftyMoves);
}

TEST(VyrtEnd, MateOnTheLastMoveOfTheLimitWins) {
    const Game ready = after(book, startPosition(*book), "g1f11 b8c6");
    std::string text = positionText(ready.position());
    text.replace(text.find("- 2 2"), 5, "- 149 90");
    const Game game = after(book, position(book, text), "f11d10");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(Vyrt, RankNumbersAreReadAsLongAsDigitsFollow) {
    EXPECT_TRUE(can(pieces("Kf1 Ri10 kb6"), "i10i11"));
    EXPECT_TRUE(can(pieces("Kf1 Ri1 kb6"), "i1i11"));
    EXPECT_TRUE(can(pieces("Kf1 Pl2 na3 kb6"), "l2a3"));
}

TEST(VyrtEnd, AFlagDrawsAgainstABareKingOrInADeadPosition) {
    EXPECT_TRUE(flagFall(pieces("Kb2 Rd3 Re4 kg7"), White).drawn());
    EXPECT_TRUE(flagFall(pieces("Kb2 rd9 kg7"), White).drawn());
    EXPECT_TRUE(flagFall(pieces("Kb2 Qd3 rd9 kg7"), White).drawn());
    EXPECT_EQ(points(flagFall(pieces("Kb2 rd9 re10 kg7"), White)), (Points{0, 2}));
    EXPECT_EQ(points(flagFall(pieces("Kb2 Rd3 Re4 pd9 kg7"), White)), (Points{0, 2}));
}

}  // namespace
}  // namespace rokada::test::vyrtPawnsTest
