// Great Shatranj: stalemate, bare king, insufficient material, repetition, move limits, flag falls.
#include "facts.h"
#include "rules/judgement.h"

#include <gtest/gtest.h>

namespace rokada::test::greatshatranjEndingsTest {
namespace {

const LateRules draws("greatshatranj");
const LateRules wins("greatshatranj", "bareking=win");
const LateRules off("greatshatranj", "bareking=off");

Game from(const RulebookPtr& book, std::string_view list, std::string_view rest = "w - - 0 1") {
    return {book, placed(book, list, rest)};
}

// --- stalemate and mate take precedence over the bare king

TEST(GreatShatranjEnd, StalemateIsADraw) {
    const Game game = after(off, placed(off, "Ke1 Gc5 ka8", "w - - 0 1"), "c5c7");
    EXPECT_EQ(reason(game), Reason::Stalemate);
    EXPECT_EQ(points(game), (Points{1, 1}));
}

TEST(GreatShatranjEnd, StalemateComesBeforeTheBareKing) {
    for (const RulebookPtr& book : {draws, wins, off}) {
        EXPECT_EQ(reason(from(book, "Ke1 Gc7 ka8", "b - - 0 1")), Reason::Stalemate);
    }
}

TEST(GreatShatranjEnd, MateComesBeforeTheBareKing) {
    for (const RulebookPtr& book : {draws, wins, off}) {
        const Game game = after(book, placed(book, "Kj1 Ga5 Wb6 na6 ka8", "w - - 0 1"), "a5a6");
        EXPECT_EQ(reason(game), Reason::Checkmate);
        EXPECT_EQ(points(game), (Points{2, 0}));
    }
}

// --- bare king

TEST(GreatShatranjBareKing, CapturingTheLastOtherPieceDraws) {
    const Game game = after(draws, placed(draws, "Kd1 Ga4 pa5 ke8", "w - - 0 1"), "a4a5");
    EXPECT_EQ(reason(game), Reason::BareKing);
    EXPECT_EQ(points(game), (Points{1, 1}));
    EXPECT_EQ(game.ending()->side, Black);
}

TEST(GreatShatranjBareKing, CapturingTheLastOtherPieceWinsByOption) {
    const Game game = after(wins, placed(wins, "Kd1 Ga4 pa5 ke8", "w - - 0 1"), "a4a5");
    EXPECT_EQ(reason(game), Reason::BareKing);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(GreatShatranjBareKing, PlayGoesOnByOption) {
    EXPECT_EQ(after(off, placed(off, "Kd1 Ga4 pa5 ke8", "w - - 0 1"), "a4a5").ending(), std::nullopt);
}

TEST(GreatShatranjBareKing, HoldsForWhiteToo) {
    const Game game = after(wins, placed(wins, "Kd1 Na4 ga5 ke8", "b - - 0 1"), "a5a4");
    EXPECT_EQ(reason(game), Reason::BareKing);
    EXPECT_EQ(points(game), (Points{0, 2}));
}

TEST(GreatShatranjBareKing, WaitsWhileTheLastPieceCanBeCaptured) {
    for (const RulebookPtr& book : {draws, wins, off}) {
        const Game game = from(book, "Kd1 Wd7 ke8", "b - - 0 1");
        EXPECT_EQ(game.ending(), std::nullopt);
        EXPECT_TRUE(can(game, "e8d7"));
    }
}

TEST(GreatShatranjBareKing, IsAvertedByCapturingTheLastPiece) {
    for (const RulebookPtr& book : {draws, wins, off}) {
        const Game game = after(book, placed(book, "Kd1 Wd7 ke8", "b - - 0 1"), "e8d7");
        EXPECT_EQ(reason(game), Reason::DeadPosition);
        EXPECT_EQ(points(game), (Points{1, 1}));
    }
}

TEST(GreatShatranjBareKing, ComesWhenTheCaptureIsNotMade) {
    EXPECT_EQ(points(after(draws, placed(draws, "Kd1 Wd7 ke8", "b - - 0 1"), "e8f8")), (Points{1, 1}));
    const Game game = after(wins, placed(wins, "Kd1 Wd7 ke8", "b - - 0 1"), "e8f8");
    EXPECT_EQ(reason(game), Reason::BareKing);
    EXPECT_EQ(points(game), (Points{2, 0}));
    EXPECT_EQ(after(off, placed(off, "Kd1 Wd7 ke8", "b - - 0 1"), "e8f8").ending(), std::nullopt);
}

TEST(GreatShatranjBareKing, DoesNotWaitForAGuardedPiece) {
    EXPECT_EQ(reason(from(draws, "Kd6 Wd7 ke8", "b - - 0 1")), Reason::BareKing);
    EXPECT_EQ(points(from(wins, "Kd6 Wd7 ke8", "b - - 0 1")), (Points{2, 0}));
}

TEST(GreatShatranjBareKing, DoesNotWaitForOneOfTwoPieces) {
    EXPECT_EQ(points(from(wins, "Kd1 Wd7 Ga1 ke8", "b - - 0 1")), (Points{2, 0}));
}

TEST(GreatShatranjBareKing, CountsAgainstTheSideThatHasMovedToo) {
    EXPECT_EQ(points(from(wins, "Kd1 Ga1 ke8")), (Points{2, 0}));
    EXPECT_EQ(points(from(draws, "Kd1 Ga1 ke8")), (Points{1, 1}));
    EXPECT_EQ(from(off, "Kd1 Ga1 ke8").ending(), std::nullopt);
}

TEST(GreatShatranjBareKing, TwoBareKingsAreInsufficientMaterial) {
    for (const RulebookPtr& book : {draws, wins, off}) EXPECT_EQ(reason(from(book, "Kd1 ke8")), Reason::DeadPosition);
}

TEST(GreatShatranjBareKing, ComesBeforeInsufficientMaterial) {
    EXPECT_EQ(points(from(wins, "Kd1 Na5 ke8", "b - - 0 1")), (Points{2, 0}));
    EXPECT_EQ(reason(from(draws, "Kd1 Na5 ke8", "b - - 0 1")), Reason::BareKing);
    EXPECT_EQ(reason(from(off, "Kd1 Na5 ke8", "b - - 0 1")), Reason::DeadPosition);
}

TEST(GreatShatranjBareKing, InsufficientMaterialDoesNotWaitForTheCapture) {
    for (const RulebookPtr& book : {draws, wins, off}) {
        EXPECT_EQ(reason(from(book, "Kd1 Nd7 ke8", "b - - 0 1")), Reason::DeadPosition);
    }
}

// --- insufficient material

bool insufficient(std::string_view list) {
    const bool is = deadPosition(placed(off, list, "w - - 0 1"));
    EXPECT_EQ(reason(from(off, list)) == Reason::DeadPosition, is) << list;
    return is;
}

TEST(GreatShatranjDead, KingsAlone) { EXPECT_TRUE(insufficient("Kb2 ki7")); }

TEST(GreatShatranjDead, OneKnightOrOneElephant) {
    for (const char* list : {"Kb2 Nb4 ki7", "Kb2 nb7 ki7", "Kb2 Eb4 ki7", "Kb2 eb7 ki7"})
        EXPECT_TRUE(insufficient(list)) << list;
}

TEST(GreatShatranjDead, AnyOtherSinglePieceCanMate) {
    for (const char* list :
         {"Kb2 Wb4 ki7", "Kb2 Sb4 ki7", "Kb2 Gb4 ki7", "Kb2 Mb4 ki7", "Kb2 Hb4 ki7", "Kb2 Pb4 ki7"}) {
        EXPECT_FALSE(insufficient(list)) << list;
    }
}

TEST(GreatShatranjDead, TwoPiecesAreNever) {
    for (const char* list : {"Kb2 Nb4 Nc4 ki7", "Kb2 Eb4 Ec4 ki7", "Kb2 Nb4 Ec4 ki7", "Kb2 Nb4 nb7 ki7",
                             "Kb2 Eb4 eb7 ki7", "Kb2 Nb4 pb7 ki7"}) {
        EXPECT_FALSE(insufficient(list)) << list;
    }
}

// --- repetition and move limits

TEST(GreatShatranjRepetition, TheThirdTimeIsAutomatic) {
    const Game second = after(draws, startPosition(*draws), repeat("b1c3 b8c6 c3b1 c6b8", 1));
    EXPECT_EQ(second.ending(), std::nullopt);
    EXPECT_EQ(second.claimable(), Claim::None);
    const Game third = after(draws, startPosition(*draws), repeat("b1c3 b8c6 c3b1 c6b8", 2));
    EXPECT_EQ(reason(third), Reason::Repetition);
    EXPECT_EQ(third.ending()->count, 3);
    EXPECT_EQ(points(third), (Points{1, 1}));
}

TEST(GreatShatranjFiftyMoves, FiftyEachAreAutomatic) {
    EXPECT_EQ(after(draws, placed(draws, "Ka1 Gb1 ni8 kj8", "w - - 98 70"), "b1b2").ending(), std::nullopt);
    const Game game = after(draws, placed(draws, "Ka1 Gb1 ni8 kj8", "w - - 99 70"), "b1b2");
    EXPECT_EQ(reason(game), Reason::FiftyMoves);
    EXPECT_EQ(game.ending()->count, 100);
    EXPECT_EQ(points(game), (Points{1, 1}));
}

TEST(GreatShatranjFiftyMoves, MateOnTheHundredthPlyWins) {
    const Game game = after(draws, placed(draws, "Kj1 Ga5 Wb6 ka8 pj5", "w - - 99 70"), "a5a6");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(GreatShatranjFiftyMoves, PawnMovesAndCapturesStartAgain) {
    EXPECT_EQ(field(after(draws, placed(draws, "Ka1 Pb2 nj7 kj8", "w - - 99 70"), "b2b3"), 5), "0");
    EXPECT_EQ(field(after(draws, placed(draws, "Ka1 Gb1 nb2 nj7 kj8", "w - - 99 70"), "b1b2"), 5), "0");
}

// --- White's time runs out

bool flagDraws(std::string_view list) { return flagFall(placed(off, list, "w - - 0 1"), White).drawn(); }

TEST(GreatShatranjFlag, DrawsAgainstABareKing) { EXPECT_TRUE(flagDraws("Ka1 Gb1 kj8")); }

TEST(GreatShatranjFlag, ABareKingDrawsAgainstOneKnightOrElephant) {
    EXPECT_TRUE(flagDraws("Ka1 nj7 kj8"));
    EXPECT_TRUE(flagDraws("Ka1 ej7 kj8"));
}

TEST(GreatShatranjFlag, LosesOtherwise) {
    for (const char* list :
         {"Ka1 wj7 kj8", "Ka1 sj7 kj8", "Ka1 pj7 kj8", "Ka1 Gb1 nj7 kj8", "Ka1 Pb2 ej7 kj8", "Ka1 nj7 ni7 kj8"}) {
        EXPECT_FALSE(flagDraws(list)) << list;
    }
}

TEST(GreatShatranjFlag, EndsTheGame) {
    Game game(draws);
    game.flag(White);
    EXPECT_EQ(reason(game), Reason::Time);
    EXPECT_EQ(points(game), (Points{0, 2}));
}

}  // namespace
}  // namespace rokada::test::greatshatranjEndingsTest
