// Tests of the merits of moves. Won material comes first, then facts that the expected variation uses. A pin or fork
// that the variation does not use is not a merit.
#include "analysis/movemerit.h"

#include "books.h"
#include "lines.h"
#include "record/gametree.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::movemeritTest {
namespace {

Position afterMoves(std::string_view game, std::string_view texts) {
    Position position = startPosition(*kept(game));
    for (const Move move : line(position, texts)) advance(position, move);
    return position;
}

MoveMerit merit(const Position& position, std::string_view texts, std::optional<Score> score = {}) {
    return meritOf(MotifFinder(position.book()), position, line(position, texts), score);
}

TEST(MoveMerit, ToProtectWhatNobodyAttacksIsNoReason) {
    const Position position = afterMoves("chess", "e2e4 e7e6 d1h5 d8e7");
    EXPECT_EQ(moveReasonFor(position, line(position, "h5d1").front()).type, MoveReasonType::Covers);
    EXPECT_EQ(merit(position, "h5d1 e7f6 g1f3 b8c6", 20).type, MeritType::Value);
}

TEST(MoveMerit, WhatIsWonComesBeforeAPin) {
    const Position position =
        afterMoves("vyrt", "e2e4 b7b5 g1f3 e7e6 f1d3 a7a6 e1g1 d8e7 d1e2 e7c5 b1c3 d9d8 d3b5 a6b5");
    const MoveMerit found = merit(position, "e2b5 c5b5 c3b5 g8h10");
    ASSERT_EQ(found.type, MeritType::Wins);
    ASSERT_EQ(found.trade.gone.size(), 1U) << "queens are exchanged";
    EXPECT_TRUE(position.book().variant().kinds[found.trade.gone.front()].pawn);
    EXPECT_FALSE(found.motif);
}

TEST(MoveMerit, APinThatTheVariationDoesNotUseIsNoReason) {
    const Position position = placed(kept("chess"), "Kg1 Bf1 Pg2 ke8 nc6 pa7 pd6", "w - - 0 1");
    EXPECT_NE(merit(position, "f1b5 a7a6 g1f2 e8d8", 10).type, MeritType::Motif);
    const MoveMerit used = merit(placed(kept("chess"), "Kg1 Bf1 Pd4 ke8 nc6 pa7", "w - - 0 1"), "f1b5 a7a5 b5c6");
    EXPECT_EQ(used.type, MeritType::Wins);
    ASSERT_TRUE(used.motif);
    EXPECT_EQ(used.motif->motif, Motif::Pin);
}

TEST(MoveMerit, WhatMovesBeforeItIsCapturedIsNamedByWhereItStands) {
    const Position position = placed(kept("chess"), "Kg1 Bb5 Pg2 kh8 nb8 pg7 ph7", "w - - 0 1");
    const MoveMerit found = merit(position, "g2g3 b8c6 b5c6");
    ASSERT_EQ(found.type, MeritType::Wins);
    EXPECT_EQ(found.wonOn, std::vector{position.book().geometry().named("b8")});
    const MoveMerit twice = merit(position, "g2g3 b8d7 g1g2 d7e5 g2g1 e5c6 b5c6");
    EXPECT_EQ(twice.wonOn, found.wonOn);
}

TEST(MoveMerit, AThreatToAPieceIsAnsweredByTheMoveThatProtectsIt) {
    const Position position = placed(kept("chess"), "Kg1 Nd4 Pg2 kg8 rd8 pa7 pb7", "w - - 0 1");
    const MoveMerit found = merit(position, "d4f3 d8d7", 0);
    EXPECT_EQ(found.type, MeritType::Reason);
    EXPECT_EQ(found.reason.type, MoveReasonType::Saves);
}

TEST(MoveMerit, AnAttackIsAReasonIfItIsAnswered) {
    const Position position = placed(kept("chess"), "Kg1 Bf1 Pa2 Pb2 kh8 rb3 ph7", "w - - 0 1");
    EXPECT_EQ(merit(position, "f1c4 b3b6").reason.type, MoveReasonType::Attacks);
}

TEST(MoveMerit, ACapturedTowerIsWonWithAllThatIsInIt) {
    const auto position = parsePosition(*kept("tavreli"), "4k3/8/8/3(nb)4/8/8/8/3RK3 w - - 0 1 -");
    ASSERT_TRUE(position);
    const MoveMerit found = merit(*position, "d1d5 e8e7");
    ASSERT_EQ(found.type, MeritType::Wins);
    EXPECT_EQ(found.trade.gone.size(), 2U) << "what stands below as well";
    EXPECT_TRUE(found.trade.come.empty());
}

TEST(MoveMerit, WhatTheLastMoveCapturesDoesNotCountIfItCanBeRecaptured) {
    const Position position = placed(kept("chess"), "Kg1 Qd1 kg8 qd8 pd5 pc6", "w - - 0 1");
    EXPECT_NE(merit(position, "d1d5").type, MeritType::Wins);
}

/// Returns a position of four kings, a white rook that attacks a blue pawn, and a blue rook that protects the pawn.
/// Blue moves last of the four.
Position fourWithAProtectedPawn() {
    const auto position =
        parsePosition(*kept("fortress"),
                      "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**bK3uP4uR2**/**12**/**12**/**12**/"
                      "6wR9/8wK7/4********4/4********4 w - - 0 1");
    EXPECT_TRUE(position);
    return *position;
}

TEST(MoveMerit, AmongFourAnExchangeIsOverWhenEveryEnemyHasHadATurn) {
    const Position position = fourWithAProtectedPawn();
    EXPECT_NE(merit(position, "g4g8").type, MeritType::Wins);
    EXPECT_NE(merit(position, "g4g8 c8c9").type, MeritType::Wins);
    EXPECT_NE(merit(position, "g4g8 c8c9 h14g14").type, MeritType::Wins) << "Blue has still to recapture";
    EXPECT_EQ(merit(position, "g4g8 c8c9 h14g14 n9n10").type, MeritType::Wins);
}

TEST(MoveMerit, AmongFourARecaptureLateInTheVariationCounts) {
    const Position position = fourWithAProtectedPawn();
    const std::string calm = "i3h3 c8c9 h14g14 n9n10 ";
    EXPECT_NE(merit(position, calm + "g4g8 c9c10 g14h14 l8g8").type, MeritType::Wins);
    EXPECT_NE(merit(position, calm + "g4g8 c9c10 g14h14").type, MeritType::Wins);
}

TEST(MoveMerit, WhatTheEnemyCapturesNextIsStruckOff) {
    const Position position = placed(kept("chess"), "Kg1 Nb3 Bh4 kg8 pa5 pg7 pf6 ph6 rd8", "w - - 0 1");
    EXPECT_EQ(merit(position, "b3a5 d8d5").type, MeritType::Wins);
    EXPECT_NE(merit(placed(kept("chess"), "Kg1 Nb3 Bh4 kg8 pa5 pg5 ph6", "w - - 0 1"), "b3a5").type, MeritType::Wins)
        << "the bishop is lost";
}

TEST(MoveMerit, WhatBothMovesDoTellsNothing) {
    const Position position = placed(kept("chess"), "Kg1 Pf2 Pg2 Ph2 Ra2 kg8 rd8 pf7 pg7 ph7", "w - - 0 1");
    const MotifFinder motifs(position.book());
    const auto better = line(position, "h2h3 d8d7"), played = line(position, "g2g3 d8d7");
    EXPECT_EQ(meritOf(motifs, position, better).reason.type, MoveReasonType::PreventsMate);
    EXPECT_EQ(meritOver(motifs, position, better, played).type, MeritType::Value);
}

}  // namespace
}  // namespace rokada::test::movemeritTest
