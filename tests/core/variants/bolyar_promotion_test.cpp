// Bolyar chess: compulsory promotion, boats as a bonus, ends of the game. Rule numbers in comments are those of the
// Bulgarian rules of the game.
#include "facts.h"
#include "rules/judgement.h"

#include <gtest/gtest.h>

namespace rokada::test::bolyarPromotionTest {
namespace {

const LateRules book("bolyar");
const LateRules beside("bolyar", "corners=beside");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
Position played(const Position& start, std::string_view moves) {
    return after(start.book().variant().choices.at("corners") == "beside" ? beside : book, start, moves).position();
}
/// Returns the contents of the corners z0, j0, z9, j9.
std::string corners(const Position& p) { return piece(p, "z0") + piece(p, "j0") + piece(p, "z9") + piece(p, "j9"); }

// --- rule 10: promotion of all pieces on the last rank

TEST(BolyarPromotion, EveryPieceOnTheLastRankBecomesABolyar) {
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Pa7"), "a7a8"), "a8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Nc6"), "c6b8"), "b8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ba5"), "a5d8"), "d8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ra7"), "a7a8"), "a8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Lc6"), "c6c8"), "c8"), "Y");
}

TEST(BolyarPromotion, IsByCaptureToo) {
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Pa7 nb8"), "a7b8"), "b8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Nc6 nb8"), "c6b8"), "b8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ba5 nd8"), "a5d8"), "d8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ra7 na8"), "a7a8"), "a8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Lc6 nc8"), "c6c8"), "c8"), "Y");
}

TEST(BolyarPromotion, OfBlackIsOnRankOne) {
    EXPECT_EQ(piece(played(pieces("Kg3 ke7 pa2", "b - - 0 1"), "a2a1"), "a1"), "y");
    EXPECT_EQ(piece(played(pieces("Kg3 ke7 nc3", "b - - 0 1"), "c3b1"), "b1"), "y");
    EXPECT_EQ(piece(played(pieces("Kg3 ke7 lc3", "b - - 0 1"), "c3c1"), "c1"), "y");
}

TEST(BolyarPromotion, IsNeverAChoice) {
    EXPECT_EQ(targets(pieces("Ke2 kg6 Pa7 nb8"), "a7"), words("a8 b8"));
    for (const char* move : {"a7a8y", "a7a8g", "a7b8l"}) EXPECT_FALSE(can(pieces("Ke2 kg6 Pa7 nb8"), move)) << move;
}

// Rokada's ruling, because the rules do not say it clearly: king, bolyar and general do not promote.
TEST(BolyarPromotion, KingBolyarAndGeneralDoNotChange) {
    EXPECT_EQ(piece(played(pieces("Kd7 kg6 Pa2"), "d7d8"), "d8"), "K");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Yb7"), "b7b8"), "b8"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg3 Gb7"), "b7a8"), "a8"), "G");
    EXPECT_EQ(piece(played(pieces("Ka8 kg6 Pa2"), "a8z9"), "z9"), "K");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Yb7"), "b7z9"), "z9"), "Y");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Gb7"), "b7z9"), "z9"), "G");
}

// Rule 12: a general on the last rank stays a general.
TEST(BolyarPromotion, GeneralMovesAlongTheLastRank) {
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ga8"), "a8c8"), "c8"), "G");
}

TEST(BolyarPromotion, IsNotOnTheOwnBackRankOrCorner) {
    EXPECT_EQ(piece(played(pieces("Ke2 ke8 bb7", "b - - 0 1"), "b7a8"), "a8"), "b");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Na3"), "a3b1"), "b1"), "N");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Ba2"), "a2b1"), "b1"), "B");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Rb2"), "b2b1"), "b1"), "R");
    EXPECT_EQ(piece(played(pieces("Ke2 kg6 Na2"), "a2z0"), "z0"), "N");
}

TEST(BolyarPromotion, APieceOfBlackStandsOnItsBackRankAsItIs) {
    EXPECT_EQ(piece(pieces("Ke2 Ra1 ke8 ba8"), "a8"), "b");
}

TEST(BolyarPromotion, OnACornerABishopBecomesABolyarWithoutBonus) {
    const Position position = played(pieces("Ke2 kg6 Bb7"), "b7z9");
    EXPECT_EQ(corners(position), "..Y.");
}

// --- check is judged after promotion and bonus

TEST(BolyarPromotion, ABishopThatArrivesNoLongerChecksDiagonally) {
    EXPECT_FALSE(played(pieces("Ke2 kf6 Ba5"), "a5d8").inCheck(Black));
    EXPECT_TRUE(played(pieces("Ke2 kg8 Ba5"), "a5d8").inCheck(Black));
}

TEST(BolyarPromotion, AKnightThatArrivesChecksLikeABolyar) {
    EXPECT_FALSE(played(pieces("Ke2 kd7 Nc6"), "c6b8").inCheck(Black));
    EXPECT_TRUE(played(pieces("Ke2 kb3 Nc6"), "c6b8").inCheck(Black));
}

TEST(BolyarPromotion, ABoatThatBecomesAGeneralChecksDiagonally) {
    EXPECT_TRUE(played(pieces("Ke2 kd5 Lb7"), "b7z9").inCheck(Black));
}

TEST(BolyarPromotion, MateIsJudgedAfterIt) {
    const Game game = after(book, pieces("Kd4 Ra7 Rb5 ki8 rh1"), "b5b8");
    EXPECT_EQ(piece(game, "b8"), "Y");
    EXPECT_EQ(reason(game), std::nullopt);
    EXPECT_EQ(targets(game.position(), "i8"), words("j9"));
    const Game blocked = after(book, pieces("Kd4 Ra7 Rb5 ki8 bj9"), "b5b8");
    EXPECT_EQ(reason(blocked), Reason::Checkmate);
}

TEST(BolyarPromotion, OfAnyPieceStartsTheCountAgain) {
    EXPECT_EQ(field(played(pieces("Ke2 kg6 Ra7", "w - - 30 40"), "a7a8"), 5), "0");
    EXPECT_EQ(field(played(pieces("Ke2 kg6 Nc6", "w - - 30 40"), "c6b8"), 5), "0");
    EXPECT_EQ(field(played(pieces("Ke2 kg6 Lb7", "w - - 30 40"), "b7z9"), 5), "0");
    EXPECT_EQ(field(played(pieces("Ke2 kg6 Yb7", "w - - 30 40"), "b7b8"), 5), "31");
}

// --- rule 11: the bonus of a knight; rule 12: the bonus of a boat

TEST(BolyarBonus, KnightOnACornerBecomesABolyarAndBringsTwoBoats) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Na7"), "a7z9")), "LLY.");
    EXPECT_EQ(corners(played(pieces("Ke2 kd6 Ni7"), "i7j9")), "LL.Y");
}

TEST(BolyarBonus, BoatOnACornerBecomesAGeneralAndBringsTwoBoats) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Lb7"), "b7z9")), "LLG.");
    EXPECT_EQ(corners(played(pieces("Ke2 kd6 Lh8"), "h8j9")), "LL.G");
}

TEST(BolyarBonus, OfBlackIsOnTheUpperCorners) {
    EXPECT_EQ(corners(played(pieces("Kg3 ke7 na2", "b - - 0 1"), "a2z0")), "y.ll");
    EXPECT_EQ(corners(played(pieces("Kd3 ke7 lh2", "b - - 0 1"), "h2j0")), ".gll");
}

TEST(BolyarBonus, IsNotForTheLastRank) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Nc6"), "c6b8")), "....");
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Lc6"), "c6c8")), "....");
}

TEST(BolyarBonus, IsNotForTheOwnCorner) { EXPECT_EQ(corners(played(pieces("Ke2 kg6 Na2"), "a2z0")), "N..."); }

TEST(BolyarBonus, SkipsACornerWithAnOwnPiece) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Na7 Bz0"), "a7z9")), "BLY.");
    EXPECT_EQ(corners(played(pieces("Kj0 kg6 Lb7"), "b7z9")), "LKG.");
}

TEST(BolyarBonus, SkipsACornerWithAnEnemy) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Na7 gz0"), "a7z9")), "gLY.");
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Lb7 nj0"), "b7z9")), "LnG.");
}

TEST(BolyarBonus, IsNothingWhenBothCornersAreOccupied) {
    EXPECT_EQ(corners(played(pieces("Ke2 kg6 Na7 Lz0 yj0"), "a7z9")), "LyY.");
}

TEST(BolyarBonus, IsForACaptureOnTheCornerToo) {
    const Position position = played(pieces("Ke2 kg6 Na7 lz9"), "a7z9");
    EXPECT_EQ(corners(position), "LLY.");
    EXPECT_EQ(position.pieces(Black).size(), 1u);
}

// Rokada's ruling, because the rules do not say it: the number of bonus boats is unlimited.
TEST(BolyarBonus, HasNoLimit) {
    const Position position = played(pieces("Ke2 kg6 Na7 La3 Lb3 Lc3 Ld3"), "a7z9");
    EXPECT_EQ(corners(position), "LLY.");
    EXPECT_EQ(position.pieces(White).size(), 8u);
}

TEST(BolyarBonus, OfABoatNextToItsOtherBoatAsInTheDocument) {
    const Position position = played(pieces("Ke7 kg3 lb2 lj9", "b - - 0 1"), "b2z0");
    EXPECT_EQ(corners(position), "g.ll");
}

TEST(BolyarBonus, IsTakenBack) {
    for (const char* list : {"Ke2 kg6 Na7 lz9", "Ke2 kg6 Na7 Bz0", "Ke2 kg6 Na7 Lz0 yj0"}) {
        Game game(book, pieces(list, "w - - 12 30"));
        const Position start = game.position();
        play(game, "a7z9");
        game.undo();
        EXPECT_EQ(game.position(), start) << list;
        game.redo();
        EXPECT_EQ(piece(game, "z9"), "Y") << list;
    }
}

TEST(BolyarBonus, IsInTheKey) {
    const Position position = played(pieces("Ke2 kg6 Na7"), "a7z9");
    EXPECT_EQ(position.key(), pieces("Ke2 kg6 Yz9 Lz0 Lj0", "b - - 0 1").key());
}

TEST(BolyarBonus, NewBoatsMayMoveNextTurn) {
    EXPECT_EQ(targets(played(pieces("Ke2 kg6 Na7"), "a7z9 g6g5"), "z0"), words("a1 a2 b1 b2"));
}

// --- corners=beside

TEST(BolyarBeside, RookAndPawnOnACornerBecomeBolyarsWithoutBonus) {
    for (const char* move : {"a8z8", "a7z8"}) {
        const char* const list = move[1] == '8' ? "Ke2 kg5 Ra8 nz8" : "Ke2 kg5 Pa7 nz8";
        const Position position = played(placed(beside, list, "w - - 0 1"), move);
        EXPECT_EQ(piece(position, "z8"), "Y") << move;
        EXPECT_EQ(piece(position, "z1") + piece(position, "j1"), "..") << move;
    }
}

TEST(BolyarBeside, BishopOnACornerBecomesABolyarWithoutBonus) {
    const Position position = played(placed(beside, "Ke2 kg5 Bb6", "w - - 0 1"), "b6a7 g5g4 a7z8");
    EXPECT_EQ(piece(position, "z8"), "Y");
    EXPECT_EQ(piece(position, "z1") + piece(position, "j1"), "..");
}

TEST(BolyarBeside, KnightOnACornerGivesTheBonus) {
    const Position position = played(placed(beside, "Ke2 kg5 Nb7", "w - - 0 1"), "b7z8");
    EXPECT_EQ(piece(position, "z8"), "Y");
    EXPECT_EQ(piece(position, "z1") + piece(position, "j1"), "LL");
}

TEST(BolyarBeside, BoatOnACornerBecomesAGeneralAlsoByCapture) {
    for (const char* list : {"Ke2 kg5 Lb7", "Ke2 kg5 La7"}) {
        const Position start = placed(beside, list, "w - - 0 1");
        const Position position = played(start, std::string(list + 9) + "z8");
        EXPECT_EQ(piece(position, "z8"), "G") << list;
        EXPECT_EQ(piece(position, "z1") + piece(position, "j1"), "LL") << list;
    }
    const Position position = played(placed(beside, "Ke2 kg5 Lb8 nz8", "w - - 0 1"), "b8z8");
    EXPECT_EQ(piece(position, "z8") + piece(position, "z1") + piece(position, "j1"), "GLL");
}

TEST(BolyarBeside, NewBoatsCheckAlongTheRank) {
    EXPECT_TRUE(played(placed(beside, "Ke3 kb1 Nb7", "w - - 0 1"), "b7z8").inCheck(Black));
    EXPECT_FALSE(played(placed(beside, "Ke3 kc1 Nb7", "w - - 0 1"), "b7z8").inCheck(Black));
}

TEST(BolyarBeside, RookReachesTheCorner) { EXPECT_TRUE(can(placed(beside, "Ke3 kg5 Ra1", "w - - 0 1"), "a1z1")); }

TEST(BolyarBeside, RookMayNotOpenALineFromItsCorner) {
    const Position position = placed(beside, "Ke1 Ra1 Ri1 yz1 kg6", "w KQ - 0 1");
    EXPECT_FALSE(can(position, "e1c1"));
    EXPECT_TRUE(can(position, "e1g1"));
}

TEST(BolyarPromotion, PawnMayNotStandOnTheLastRankOrAnEnemyCorner) {
    EXPECT_THROW((void)pieces("Ki2 Pa8 kg6"), std::invalid_argument);
    EXPECT_THROW((void)pieces("Ki2 pa1 kg6"), std::invalid_argument);
    EXPECT_THROW((void)placed(beside, "Ki2 Pz8 kg6", "w - - 0 1"), std::invalid_argument);
}

// --- end of the game

TEST(BolyarEnd, OnlyBareKingsAreDead) {
    EXPECT_TRUE(deadPosition(pieces("Ke2 kg6")));
    for (const char* list : {"Ke2 Nb3 kg6", "Ke2 Bb3 kg6", "Ke2 Lb3 kg6", "Ke2 Pb3 kg6", "Ke2 Yb3 kg6", "Ke2 bb3 kg6",
                             "Ke2 Bb3 bb4 kg6"}) {
        EXPECT_FALSE(deadPosition(pieces(list))) << list;
    }
}

TEST(BolyarEnd, TheCaptureThatLeavesBareKingsDraws) {
    const Game game = after(book, pieces("Ke2 nd3 kg6"), "e2d3");
    EXPECT_EQ(reason(game), Reason::DeadPosition);
    EXPECT_EQ(points(game), (Points{1, 1}));
}

TEST(BolyarEnd, StalemateIsADraw) {
    const Game game = after(book, pieces("Kb6 Yd7 kz9"), "d7a7");
    EXPECT_EQ(reason(game), Reason::Stalemate);
    EXPECT_EQ(points(game), (Points{1, 1}));
}

TEST(BolyarEnd, ThirdTimeIsAClaimFifthIsAutomatic) {
    const Position start = startPosition(*book);
    EXPECT_EQ(after(book, start, repeat("b1c3 b8c6 c3b1 c6b8", 1)).claimable(), Claim::None);
    const Game third = after(book, start, repeat("b1c3 b8c6 c3b1 c6b8", 2));
    EXPECT_EQ(third.ending(), std::nullopt);
    EXPECT_EQ(third.claimable(), Claim::Repetition);
    const Game fifth = after(book, start, repeat("b1c3 b8c6 c3b1 c6b8", 4));
    EXPECT_EQ(reason(fifth), Reason::Repetition);
    EXPECT_EQ(fifth.ending()->count, 5);
}

TEST(BolyarEnd, FiftyMovesAreAClaimSeventyFiveAreAutomatic) {
    const Game fifty = after(book, pieces("Ke2 Yb3 kg6", "w - - 99 80"), "b3b4");
    EXPECT_EQ(fifty.ending(), std::nullopt);
    EXPECT_EQ(fifty.claimable(), Claim::FiftyMoves);
    const Game seventyFive = after(book, pieces("Ke2 Yb3 kg6", "w - - 149 80"), "b3b4");
    EXPECT_EQ(reason(seventyFive), Reason::FiftyMoves);
    EXPECT_EQ(seventyFive.ending()->count, 150);
}

TEST(BolyarEnd, MateOnTheLastMoveOfTheLimitWins) {
    const Game game = after(book, pieces("Kd4 Ya7 Yb5 ki8 bj9", "w - - 149 80"), "b5b8");
    EXPECT_EQ(reason(game), Reason::Checkmate);
    EXPECT_EQ(points(game), (Points{2, 0}));
}

TEST(BolyarEnd, AFlagDrawsAgainstABareKingOnly) {
    EXPECT_TRUE(flagFall(pieces("Ke2 Yb3 kg6"), White).drawn());
    for (const char* list : {"Ke2 nb3 kg6", "Ke2 bb3 kg6", "Ke2 lb3 kg6", "Ke2 pb3 kg6"}) {
        EXPECT_EQ(points(flagFall(pieces(list), White)), (Points{0, 2})) << list;
    }
}

}  // namespace
}  // namespace rokada::test::bolyarPromotionTest
