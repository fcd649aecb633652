// Chess with laws=fide: mate, stalemate, dead positions, repetition, move limits, flags.
#include "facts.h"
#include "rules/judgement.h"

#include <gtest/gtest.h>

namespace rokada::test::chessEndingsTest {
namespace {

const LateRules book("chess");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
Game from(std::string_view list, std::string_view rest = "w - - 0 1") { return {book, pieces(list, rest)}; }

// --- mate and stalemate

TEST(ChessEnd, MateWinsForWhite) {
    const Game scholar = after(book, startPosition(*book), "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    EXPECT_EQ(reason(scholar), Reason::Checkmate);
    EXPECT_EQ(points(scholar), (Points{2, 0}));
    EXPECT_EQ(scholar.ending()->side, Black);
}

TEST(ChessEnd, MateWinsForBlack) {
    const Game fool = after(book, startPosition(*book), "f2f3 e7e5 g2g4 d8h4");
    EXPECT_EQ(reason(fool), Reason::Checkmate);
    EXPECT_EQ(points(fool), (Points{0, 2}));
}

TEST(ChessEnd, CheckWithAnAnswerGoesOn) {
    const Game checked = after(book, startPosition(*book), "e2e4 f7f6 d1h5");
    EXPECT_TRUE(checked.position().inCheck(Black));
    EXPECT_EQ(checked.ending(), std::nullopt);
}

TEST(ChessEnd, StalemateIsADraw) {
    const Game stale = after(book, pieces("Kf7 Qg5 kh8"), "g5g6");
    EXPECT_EQ(reason(stale), Reason::Stalemate);
    EXPECT_EQ(points(stale), (Points{1, 1}));
}

TEST(ChessEnd, NothingIsPlayedAfterTheEnd) {
    Game mated = after(book, startPosition(*book), "f2f3 e7e5 g2g4 d8h4");
    EXPECT_TRUE(mated.moves().empty());
    EXPECT_FALSE(mated.play(Move(square(book, "a2"), square(book, "a3"))));
}

// --- dead positions

bool insufficient(std::string_view list) {
    const bool is = deadPosition(pieces(list));
    EXPECT_EQ(reason(from(list)) == Reason::DeadPosition, is) << list;
    return is;
}

TEST(ChessDead, KingsAlone) { EXPECT_TRUE(insufficient("Kb2 kg7")); }

TEST(ChessDead, OneKnightOnEitherSide) {
    EXPECT_TRUE(insufficient("Kb2 Nb4 kg7"));
    EXPECT_TRUE(insufficient("Kb2 ng5 kg7"));
}

TEST(ChessDead, OneBishopOnEitherSide) {
    EXPECT_TRUE(insufficient("Kb2 Bb4 kg7"));
    EXPECT_TRUE(insufficient("Kb2 bg5 kg7"));
}

// The squares a1, c1, e1 and b8 are dark; b1 and a8 are light.
TEST(ChessDead, AnyNumberOfBishopsOnOneColour) {
    EXPECT_TRUE(insufficient("Kh2 Ba1 Bc1 kg6"));
    EXPECT_TRUE(insufficient("Kh2 Bc1 bb8 kg6"));
    EXPECT_TRUE(insufficient("Kh3 Bc1 Be1 ba1 bb8 kg6"));
    EXPECT_TRUE(insufficient("Kh2 Bb1 ba8 kf6"));
}

TEST(ChessDead, BishopsOnBothColoursAreNot) {
    EXPECT_FALSE(insufficient("Kh2 Bc1 ba8 kg6"));
    EXPECT_FALSE(insufficient("Kh2 Ba1 Bb1 kf7"));
}

TEST(ChessDead, KnightAgainstKnightIsNot) { EXPECT_FALSE(insufficient("Kh2 Nc3 nc6 kg7")); }

TEST(ChessDead, KnightAgainstBishopIsNot) { EXPECT_FALSE(insufficient("Kh2 Nc3 bc6 kg7")); }

TEST(ChessDead, TwoKnightsAreNot) { EXPECT_FALSE(insufficient("Kh2 Nc3 Nc4 kg7")); }

TEST(ChessDead, BishopAndKnightAreNot) { EXPECT_FALSE(insufficient("Kh2 Nc3 Bc4 kg7")); }

TEST(ChessDead, PawnRookOrQueenAreNot) {
    EXPECT_FALSE(insufficient("Kh2 Pc3 kg7"));
    EXPECT_FALSE(insufficient("Kh2 rc3 kg7"));
    EXPECT_FALSE(insufficient("Kh2 Qc2 kg7"));
    EXPECT_FALSE(insufficient("Kh2 Bc1 pc7 kg7"));
}

TEST(ChessDead, TheCaptureThatLeavesItEndsTheGame) {
    const Game over = after(book, pieces("Kb2 rc2 kg7"), "b2c2");
    EXPECT_EQ(reason(over), Reason::DeadPosition);
    EXPECT_EQ(points(over), (Points{1, 1}));
}

// --- repetition

const char* const Knights = "g1f3 g8f6 f3g1 f6g8";

Game repeated(int times) { return after(book, startPosition(*book), repeat(Knights, times)); }

TEST(ChessRepetition, TheThirdTimeIsAClaimOnly) {
    EXPECT_EQ(repeated(1).claimable(), Claim::None);
    const Game third = repeated(2);
    EXPECT_EQ(third.occurrences(), 3);
    EXPECT_EQ(third.ending(), std::nullopt);
    EXPECT_EQ(third.claimable(), Claim::Repetition);
}

TEST(ChessRepetition, AClaimDraws) {
    Game third = repeated(2);
    EXPECT_TRUE(third.claim());
    EXPECT_EQ(reason(third), Reason::RepetitionClaim);
    EXPECT_EQ(points(third), (Points{1, 1}));
}

TEST(ChessRepetition, AMoveMayBeNamedWithWhichItArises) {
    Game game = after(book, startPosition(*book), repeat(Knights, 1) + "g1f3 g8f6 f3g1");
    EXPECT_EQ(game.claimable(), Claim::None);
    const Move back = *parseMove(game.position(), "f6g8");
    EXPECT_EQ(game.claimable(back), Claim::Repetition);
    EXPECT_EQ(game.claimable(*parseMove(game.position(), "b8c6")), Claim::None);
    EXPECT_TRUE(game.claim(back));
    EXPECT_EQ(reason(game), Reason::RepetitionClaim);
}

TEST(ChessRepetition, AWrongClaimChangesNothing) {
    Game game = repeated(1);
    EXPECT_FALSE(game.claim());
    EXPECT_FALSE(game.claim(*parseMove(game.position(), "g1f3")));
    EXPECT_EQ(game.ending(), std::nullopt);
    EXPECT_EQ(game.played(), 4u);
}

TEST(ChessRepetition, TheClaimIsLostByMovingAndComesBackWithThePosition) {
    Game game = repeated(2);
    play(game, "b1c3");
    EXPECT_EQ(game.claimable(), Claim::None);
    play(game, "b8c6 c3b1 c6b8");
    EXPECT_EQ(game.claimable(), Claim::Repetition);
}

TEST(ChessRepetition, OccurrencesNeedNotFollowEachOther) {
    const Game game = after(book, startPosition(*book), repeat(Knights, 1) + "b1c3 b8c6 g1f3 g8f6 f3g1 f6g8 c3b1 c6b8");
    EXPECT_EQ(game.occurrences(), 3);
}

TEST(ChessRepetition, TheFifthTimeIsAutomatic) {
    EXPECT_EQ(repeated(3).ending(), std::nullopt);
    const Game fifth = repeated(4);
    EXPECT_EQ(reason(fifth), Reason::Repetition);
    EXPECT_EQ(fifth.ending()->count, 5);
    EXPECT_TRUE(fifth.ending()->drawn());
}

TEST(ChessRepetition, EnPassantThatNoPawnCanCaptureMakesNoDifference) {
    const Game game = after(book, startPosition(*book), "e2e4 g8f6 g1f3 f6g8 f3g1");
    EXPECT_EQ(game.occurrences(), 2);
}

TEST(ChessRepetition, EnPassantThatIsLegalMakesAnotherPosition) {
    const Game game = after(book, pieces("Ke1 Pe2 Ng1 ke8 pd4 ng8"), "e2e4 g8f6 g1f3 f6g8 f3g1");
    EXPECT_EQ(game.occurrences(), 1);
}

TEST(ChessRepetition, EnPassantThatWouldExposeTheKingMakesNoDifference) {
    const Game game = after(book, pieces("Kh1 Rd1 Pe2 Ng1 kd8 pd4 ng8"), "e2e4 g8f6 g1f3 f6g8 f3g1");
    EXPECT_EQ(game.occurrences(), 2);
}

TEST(ChessRepetition, CastlingRightsMakeAnotherPosition) {
    Game game = after(book, startPosition(*book), "e2e4 e7e5 e1e2 e8e7 e2e1 e7e8");
    EXPECT_EQ(game.occurrences(), 1);
    play(game, "e1e2 e8e7 e2e1 e7e8");
    EXPECT_EQ(game.occurrences(), 2);
}

TEST(ChessRepetition, TheSideToMoveMakesAnotherPosition) {
    const Game game = after(book, pieces("Kb1 Qd1 kh8"), "d1d2 h8g8 d2d3 g8h8 d3d1");
    EXPECT_EQ(game.position().turn(), Black);
    EXPECT_EQ(game.occurrences(), 1);
}

// --- moves without capture or pawn move

TEST(ChessFiftyMoves, FiftyEachAreAClaimOnly) {
    Game game = after(book, pieces("Ka1 Rb1 kh8", "w - - 99 80"), "b1b2");
    EXPECT_EQ(game.ending(), std::nullopt);
    EXPECT_EQ(game.claimable(), Claim::FiftyMoves);
    EXPECT_TRUE(game.claim());
    EXPECT_EQ(reason(game), Reason::FiftyMovesClaim);
    EXPECT_TRUE(game.ending()->drawn());
}

TEST(ChessFiftyMoves, FortyNineAndAHalfAreNotEnough) {
    EXPECT_EQ(from("Ka1 Rb1 kh8", "w - - 99 80").claimable(), Claim::None);
}

TEST(ChessFiftyMoves, TheLastMoveMayBeNamed) {
    Game game(book, pieces("Ka1 Rb1 Ph2 kh8", "w - - 99 80"));
    EXPECT_EQ(game.claimable(*parseMove(game.position(), "b1b2")), Claim::FiftyMoves);
    EXPECT_EQ(game.claimable(*parseMove(game.position(), "h2h3")), Claim::None);
    Game earlier(book, pieces("Ka1 Rb1 kh8", "w - - 98 80"));
    EXPECT_EQ(earlier.claimable(*parseMove(earlier.position(), "b1b2")), Claim::None);
}

TEST(ChessFiftyMoves, SeventyFiveEachAreAutomatic) {
    EXPECT_EQ(after(book, pieces("Ka1 Rb1 kh8", "w - - 148 80"), "b1b2").ending(), std::nullopt);
    const Game game = after(book, pieces("Ka1 Rb1 kh8", "w - - 149 80"), "b1b2");
    EXPECT_EQ(reason(game), Reason::FiftyMoves);
    EXPECT_EQ(game.ending()->count, 150);
    EXPECT_TRUE(game.ending()->drawn());
}

TEST(ChessFiftyMoves, MateOnTheLastMoveWins) {
    const Game game = after(book, pieces("Kf6 Rb1 kf8", "w - - 149 80"), "b1b8");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(ChessFiftyMoves, StalemateOnTheLastMoveIsStalemate) {
    EXPECT_EQ(reason(after(book, pieces("Kf7 Qg5 kh8", "w - - 149 80"), "g5g6")), Reason::Stalemate);
}

TEST(ChessFiftyMoves, PawnMovesAndCapturesStartAgain) {
    EXPECT_EQ(field(after(book, pieces("Ka1 Ph2 kh8", "w - - 149 80"), "h2h3"), 5), "0");
    EXPECT_EQ(field(after(book, pieces("Ka1 Rb1 nb7 Ph2 kh8", "w - - 149 80"), "b1b7"), 5), "0");
}

TEST(ChessFiftyMoves, CastlingCountsOn) {
    EXPECT_EQ(field(after(book, pieces("Ke1 Rh1 ka8", "w K - 7 20"), "e1g1"), 5), "8");
}

// --- flag falls

/// Returns true if the game is drawn when White's flag falls.
bool flagDraws(std::string_view list) {
    const Ending ending = flagFall(pieces(list), White);
    EXPECT_EQ(ending.reason, Reason::Time);
    EXPECT_EQ(points(ending), ending.drawn() ? (Points{1, 1}) : (Points{0, 2})) << list;
    return ending.drawn();
}

TEST(ChessFlag, DrawsAgainstABareKing) {
    EXPECT_TRUE(flagDraws("Ka1 Qb1 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Ph2 Nb1 kh8"));
}

TEST(ChessFlag, OneKnightCannotMateQueensOrABareKing) {
    EXPECT_TRUE(flagDraws("Ka1 nh6 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Qb1 nh6 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Qb1 Qb2 nh6 kh5"));
}

TEST(ChessFlag, OneKnightMatesWhereOtherPiecesCanStandInTheWay) {
    for (const char* own : {"Rb1", "Bb1", "Nb1", "Pb2", "Qb1 Pb2"}) {
        EXPECT_FALSE(flagDraws("Ka1 " + std::string(own) + " nh6 kh8")) << own;
    }
}

// The squares b1 and h7 are light; a3 and c1 are dark.
TEST(ChessFlag, BishopsOfOneColourNeedAPieceThatMayBlock) {
    EXPECT_TRUE(flagDraws("Ka1 bh7 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Rc2 bh7 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Qc2 bh7 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Bb1 bh7 kh8"));
    EXPECT_TRUE(flagDraws("Ka1 Rc2 bh7 ba8 kh8"));
}

TEST(ChessFlag, BishopsMateAgainstPawnKnightOrTheOtherBishop) {
    for (const char* own : {"Pc2", "Nc2", "Bc1", "Rc2 Pc3"}) {
        EXPECT_FALSE(flagDraws("Ka1 " + std::string(own) + " bh7 kh8")) << own;
    }
}

TEST(ChessFlag, BishopsOfBothColoursMate) { EXPECT_FALSE(flagDraws("Kb1 ba8 ba3 kh8")); }

TEST(ChessFlag, LosesAgainstAnythingElse) {
    for (const char* theirs : {"ph7", "rh7", "qg7", "nh7 nh6", "nh7 bh6"}) {
        EXPECT_FALSE(flagDraws("Kb1 " + std::string(theirs) + " kh8")) << theirs;
    }
}

TEST(ChessFlag, HoldsForBlackToo) {
    EXPECT_TRUE(flagFall(pieces("Ka1 Nb1 qh7 kh8"), Black).drawn());
    EXPECT_EQ(points(flagFall(pieces("Ka1 Nb1 ph7 kh8"), Black)), (Points{2, 0}));
}

TEST(ChessFlag, EndsTheGame) {
    Game game(book);
    game.flag(Black);
    EXPECT_EQ(reason(game), Reason::Time);
    EXPECT_EQ(points(game), (Points{2, 0}));
    EXPECT_EQ(game.ending()->side, Black);
    EXPECT_FALSE(game.play(Move(square(book, "e2"), square(book, "e3"))));
}

TEST(ChessFlag, MateOnTheBoardBeatsTheClock) {
    Game game = after(book, startPosition(*book), "f2f3 e7e5 g2g4 d8h4");
    game.flag(Black);
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{0, 2}));
}

TEST(ChessFlag, ResignationAndAgreementStand) {
    Game resigned(book), agreed(book);
    resigned.resign(White);
    resigned.flag(Black);
    EXPECT_EQ(reason(resigned), Reason::Resignation);
    EXPECT_EQ(points(resigned), (Points{0, 2}));
    agreed.agreeDraw();
    agreed.flag(Black);
    EXPECT_EQ(reason(agreed), Reason::Agreement);
    EXPECT_EQ(points(agreed), (Points{1, 1}));
}

}  // namespace
}  // namespace rokada::test::chessEndingsTest
