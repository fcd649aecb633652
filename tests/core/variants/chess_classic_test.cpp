// Chess with laws=classic (an older tournament code): its differences from laws=fide, and the notation under both laws.
#include "facts.h"
#include "rules/judgement.h"

#include <gtest/gtest.h>

namespace rokada::test::chessClassicTest {
namespace {

const LateRules classic("chess", "laws=classic");
const LateRules fide("chess");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(classic, list, rest); }

int pliesToClaim(std::string_view list) { return pliesToClaim(pieces(list)); }

TEST(ChessClassic, PlaysTheSameMoves) { EXPECT_EQ(counts(classic, 3), (Counts{20, 400, 8902})); }

TEST(ChessClassic, NoRepetitionIsAutomatic) {
    const Game game = after(classic, startPosition(*classic), repeat("g1f3 g8f6 f3g1 f6g8", 6));
    EXPECT_EQ(game.occurrences(), 7);
    EXPECT_EQ(game.ending(), std::nullopt);
    EXPECT_EQ(game.claimable(), Claim::Repetition);
}

TEST(ChessClassic, NoNumberOfMovesIsAutomatic) {
    const Game game = after(classic, pieces("Ka1 Rb1 kh8", "w - - 149 80"), "b1b2");
    EXPECT_EQ(game.ending(), std::nullopt);
    EXPECT_EQ(game.claimable(), Claim::FiftyMoves);
}

TEST(ChessClassic, MateStalemateAndDeadPositionAreAutomatic) {
    EXPECT_EQ(reason(after(classic, pieces("Kf6 Rb1 kf8"), "b1b8")), Reason::Checkmate);
    EXPECT_EQ(reason(after(classic, pieces("Kf7 Qg5 kh8"), "g5g6")), Reason::Stalemate);
    EXPECT_EQ(reason(after(classic, pieces("Kb2 rc2 kg7"), "b2c2")), Reason::DeadPosition);
    EXPECT_EQ(reason(Game(classic, pieces("Kb2 Bc1 ba1 kg6"))), Reason::DeadPosition);
}

TEST(ChessClassic, FiftyMovesForAClaimAreTheRule) {
    EXPECT_EQ(pliesToClaim("Ka1 Rb1 kh8"), 100);
    EXPECT_EQ(pliesToClaim(startPosition(*classic)), 100);
}

TEST(ChessClassic, RookAndBishopAgainstRookNeedSeventyFive) {
    EXPECT_EQ(pliesToClaim("Ka1 Rb1 Bc2 rh7 kh8"), 150);
    EXPECT_EQ(pliesToClaim("Ka1 Rb1 rh7 bg7 kh8"), 150);
}

TEST(ChessClassic, TwoKnightsAgainstPawnNeedSeventyFive) {
    EXPECT_EQ(pliesToClaim("Ka1 Nb1 Nc2 ph7 kh8"), 150);
    EXPECT_EQ(pliesToClaim("Ka1 Pb5 nh7 nh6 kh8"), 150);
}

TEST(ChessClassic, QueenAndPawnOneStepFromPromotionAgainstQueenNeedSeventyFive) {
    EXPECT_EQ(pliesToClaim("Kb1 Qa2 Pc7 qh7 kg7"), 150);
    EXPECT_EQ(pliesToClaim("Kb1 Qa3 pc2 qh7 kg7"), 150);
}

TEST(ChessClassic, QueenAndPawnTwoStepsFromPromotionNeedFifty) {
    EXPECT_EQ(pliesToClaim("Kb1 Qa2 Pc6 qh6 kg7"), 100);
    EXPECT_EQ(pliesToClaim("Kb1 Qa2 pc3 qh6 kg7"), 100);
}

TEST(ChessClassic, APawnOnItsStartRankIsNotOneStepFromPromotion) {
    EXPECT_EQ(pliesToClaim("Kb1 Qa2 Pc2 qh6 kg7"), 100);
    EXPECT_EQ(pliesToClaim("Kb1 Qa2 pc7 qh6 kg7"), 100);
}

TEST(ChessClassic, QueenAgainstTwoKnightsNeedsSeventyFive) {
    EXPECT_EQ(pliesToClaim("Ka1 Qb1 nh7 nh6 kg8"), 150);
    EXPECT_EQ(pliesToClaim("Ka1 Nb1 Nb3 qh7 kg8"), 150);
}

// The source that Rokada follows for these laws names two bishops against a bishop. Other sources name two bishops
// against a knight.
TEST(ChessClassic, TwoBishopsAgainstBishopNeedSeventyFive) {
    EXPECT_EQ(pliesToClaim("Ka1 Bb1 Bc1 bh7 kg8"), 150);
    EXPECT_EQ(pliesToClaim("Ka1 Bb1 bh7 bg7 kg8"), 150);
    EXPECT_EQ(pliesToClaim("Ka1 Bb1 Bc1 nh7 kg8"), 100);
}

TEST(ChessClassic, NothingElseMayBeOnTheBoard) {
    for (const char* list :
         {"Ka1 Rb1 Bc2 Ph2 rh7 kh8", "Ka1 Rb1 Bc2 rh7 ph6 kh8", "Ka1 Rb1 Bc2 nh7 kh8", "Ka1 Nb1 Nc2 ph7 pg7 kh8",
          "Ka1 Nb1 Nc2 kh8", "Kb1 Qa2 Pc7 Pd7 qh7 kg7", "Ka1 Qb1 nh7 kg8"}) {
        EXPECT_EQ(pliesToClaim(list), 100) << list;
    }
}

TEST(ChessClassic, FideKnowsFiftyMovesOnly) {
    EXPECT_EQ(pliesToClaim(placed(fide, "Ka1 Rb1 Bc2 rh7 kh8", "w - - 0 1")), 100);
}

TEST(ChessClassic, AClaimAfterSixtyMovesIsWrongInALongEnding) {
    Game game(classic, pieces("Ka1 Rb1 Bc2 rh7 kh8", "w - - 120 90"));
    EXPECT_EQ(game.claimable(), Claim::None);
    EXPECT_FALSE(game.claim());
    EXPECT_EQ(game.ending(), std::nullopt);
}

TEST(ChessClassic, AClaimAfterSeventyFiveMovesIsRightInALongEnding) {
    Game game(classic, pieces("Ka1 Rb1 Bc2 rh7 kh8", "w - - 149 90"));
    EXPECT_EQ(game.claimable(), Claim::None);
    EXPECT_EQ(game.claimable(*parseMove(game.position(), "b1b2")), Claim::FiftyMoves);
    play(game, "b1b2");
    EXPECT_TRUE(game.claim());
    EXPECT_EQ(reason(game), Reason::FiftyMovesClaim);
}

TEST(ChessClassic, AFlagDrawsAgainstABareKingOnly) {
    EXPECT_TRUE(flagFall(pieces("Ka1 Qb1 kh8"), White).drawn());
    for (const char* list : {"Ka1 Qb1 nh6 kh8", "Ka1 Rc2 bh7 kh8", "Ka1 Ph2 nh6 kh8", "Ka1 Qc2 bh7 kh8"}) {
        EXPECT_EQ(points(flagFall(pieces(list), White)), (Points{0, 2})) << list;
    }
}

// --- notation

std::string shortly(std::string_view list, std::string_view move) {
    const Position position = placed(fide, list, "w KQ - 0 1");
    return shortText(position, *parseMove(position, move));
}

TEST(ChessNotation, ShortTexts) {
    EXPECT_EQ(shortly("Ke1 Ng1 kh8", "g1f3"), "Nf3");
    EXPECT_EQ(shortly("Ke1 Pe4 pd5 kh8", "e4d5"), "exd5");
    EXPECT_EQ(shortly("Ke2 Ra1 Rh1 kg8", "h1d1"), "Rhd1");
    EXPECT_EQ(shortly("Ke1 Nf3 Nf7 kb8", "f3e5"), "N3e5");
    EXPECT_EQ(shortly("Ke1 Pe7 kh7", "e7e8q"), "e8=Q");
    EXPECT_EQ(shortly("Ke1 Ra1 Rh1 kb7", "e1g1"), "O-O");
    EXPECT_EQ(shortly("Ke1 Ra1 Rh1 kb7", "e1c1"), "O-O-O");
    EXPECT_EQ(shortly("Ke1 Rb1 kh8", "b1b8"), "Rb8+");
    EXPECT_EQ(shortly("Kf6 Rb1 kf8", "b1b8"), "Rb8#");
}

TEST(ChessNotation, EnPassantIsAnOrdinaryCapture) {
    const Position position = placed(fide, "Ke1 Pe5 pd5 kh8", "w - d6 0 1");
    EXPECT_EQ(shortText(position, *parseMove(position, "e5d6")), "exd6");
}

void expectRead(std::string_view list, std::string_view text, std::string_view move) {
    const Position position = placed(fide, list, "w KQ - 0 1");
    const auto meant = parseMove(position, move);
    ASSERT_TRUE(meant) << move;
    EXPECT_EQ(parseShort(position, text), *meant) << text;
}

TEST(ChessNotation, OlderFormsAreRead) {
    expectRead("Ke1 Qh2 kb7", "Qh2-h8", "h2h8");
    expectRead("Ke1 Pe4 pd5 kh8", "e4xd5", "e4d5");
    expectRead("Ke1 Pe7 kh7", "e8Q", "e7e8q");
    expectRead("Ke1 Pd4 pe5 kh8", "de", "d4e5");
    expectRead("Ke1 Ra1 Rh1 kb7", "0-0", "e1g1");
    expectRead("Ke1 Ra1 Rh1 kb7", "0-0-0", "e1c1");
}

TEST(ChessNotation, AnAmbiguousPawnCaptureIsNotGuessed) {
    const Position position = placed(fide, "Ke1 Pd4 Pd5 pe5 pe6 kh8", "w - - 0 1");
    EXPECT_FALSE(parseShort(position, "de"));
    EXPECT_TRUE(parseShort(position, "dxe5"));
}

TEST(ChessNotation, ATextThatFitsNoLegalMoveIsRejected) {
    const Position start = startPosition(*fide);
    for (const char* text : {"e2e5", "e1g1", "e2e4q", "Nf4", ""}) EXPECT_FALSE(parseMove(start, text)) << text;
}

}  // namespace
}  // namespace rokada::test::chessClassicTest
