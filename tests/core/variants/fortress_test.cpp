// Russian fortress chess: start, placement, allies and kings.
#include "fortress_facts.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressTest {
namespace {

const LateRules open("fortress");
const LateRules standard("fortress", "placement=standard");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(open, list, rest); }

const std::string StandardText =
    "1rB2********uR3/4********3uB/2rN1rRrNrBrKrQrBrNrR1uN2/rR3rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/"
    "**bBbP8uPuB**/**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP3wR/"
    "2bN1wRwNwBwQwKwBwNwR1wN2/bB3********4/3bR********2wB1 w wKwQbKbQrKrQuKuQ - 0 1";

// --- initial position

TEST(Fortress, StartsAsDrawnWithTheStandardPlacement) {
    const Position start = drawn(standard, R"(
        .  rB .  .  *  *  *  *  *  *  *  *  uR .  .  .
        .  .  .  .  *  *  *  *  *  *  *  *  .  .  .  uB
        .  .  rN .  rR rN rB rK rQ rB rN rR .  uN .  .
        rR .  .  .  rP rP rP rP rP rP rP rP .  .  .  .
        *  *  bR bP .  .  .  .  .  .  .  .  uP uR *  *
        *  *  bN bP .  .  .  .  .  .  .  .  uP uN *  *
        *  *  bB bP .  .  .  .  .  .  .  .  uP uB *  *
        *  *  bQ bP .  .  .  .  .  .  .  .  uP uK *  *
        *  *  bK bP .  .  .  .  .  .  .  .  uP uQ *  *
        *  *  bB bP .  .  .  .  .  .  .  .  uP uB *  *
        *  *  bN bP .  .  .  .  .  .  .  .  uP uN *  *
        *  *  bR bP .  .  .  .  .  .  .  .  uP uR *  *
        .  .  .  .  wP wP wP wP wP wP wP wP .  .  .  wR
        .  .  bN .  wR wN wB wQ wK wB wN wR .  wN .  .
        bB .  .  .  *  *  *  *  *  *  *  *  .  .  .  .
        .  .  .  bR *  *  *  *  *  *  *  *  .  .  wB . )",
                                 "w wKwQbKbQrKrQuKuQ - 0 1");
    EXPECT_EQ(start, startPosition(*standard));
    EXPECT_EQ(positionText(start), StandardText);
}

TEST(Fortress, StartsWithReservePieces) {
    EXPECT_EQ(positionText(startPosition(*open)),
              "4********4/4********4/4rRrNrBrKrQrBrNrR4/4rPrPrPrPrPrPrPrP4/**bRbP8uPuR**/**bNbP8uPuN**/**bBbP8uPuB**/"
              "**bQbP8uPuK**/**bKbP8uPuQ**/**bBbP8uPuB**/**bNbP8uPuN**/**bRbP8uPuR**/4wPwPwPwPwPwPwPwP4/"
              "4wRwNwBwQwKwBwNwR4/4********4/4********4[wNwRwBbNbRbBrNrRrBuNuRuB] w wKwQbKbQrKrQuKuQ - 0 1");
}

TEST(Fortress, SidesAreQuarterTurnsOfEachOther) {
    const Position start = startPosition(*standard);
    for (int s = 0; s < standard->size(); ++s) {
        const std::string here = piece(start, standard->geometry().name(Square(s)));
        const std::string there = piece(start, turned(standard->geometry().name(Square(s)), 1));
        EXPECT_EQ(there, turned(here, 1)) << standard->geometry().name(Square(s));
    }
}

TEST(Fortress, CountsFromTheStandardPlacementForAnyStarter) {
    for (const char* first : {"white", "black", "red", "blue"}) {
        EXPECT_EQ(counts(rules("fortress", "placement=standard first=" + std::string(first)), 3),
                  (Counts{33, 1081, 35409}))
            << first;
    }
}

TEST(Fortress, CountsDropsAsPlies) { EXPECT_EQ(counts(open, 3), (Counts{48, 2304, 110592})); }

TEST(Fortress, PlaysInTurnRoundTheBoard) {
    Game game(standard);
    std::string order = toMove(game);
    for (const char* move : {"f3g5", "c11e10", "k14j12", "n6l7"}) {
        play(game, move);
        order += toMove(game);
    }
    EXPECT_EQ(order, "wbruw");
}

TEST(Fortress, MoveNumberGrowsWhenTheTurnComesToAnEarlierSide) {
    EXPECT_EQ(field(after(standard, startPosition(*standard), "f3g5 c11e10 k14j12"), 6), "1");
    EXPECT_EQ(field(after(standard, startPosition(*standard), "f3g5 c11e10 k14j12 n6l7"), 6), "2");
    const RulebookPtr red = rules("fortress", "placement=standard first=red");
    EXPECT_EQ(field(after(red, startPosition(*red), "k14j12"), 6), "1");
    EXPECT_EQ(field(after(red, startPosition(*red), "k14j12 n6l7"), 6), "2");
}

// --- placement

Texts drops(std::string_view kinds, std::string_view squares) {
    Texts texts;
    for (const char kind : kinds) {
        for (const std::string& name : words(squares)) texts.insert(kind + ("@" + name));
    }
    return texts;
}

TEST(FortressPlacement, IsOnAnySquareOfTheOwnFortress) {
    EXPECT_EQ(moves(startPosition(*open)), drops("NRB", "m1 m2 m3 m4 n1 n2 n3 n4 o1 o2 o3 o4 p1 p2 p3 p4"));
    const Game game = after(open, startPosition(*open), "N@m1");
    EXPECT_EQ(moves(game.position()), drops("NRB", "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4"));
}

TEST(FortressPlacement, ForEverySideIsInItsOwnFortress) {
    Game game(open);
    for (int side = 0; side < 4; ++side) {
        EXPECT_EQ(toMove(game), seat(side));
        EXPECT_EQ(game.moves().size(), 48u);
        for (const char* corner : {"m1", "p1", "m4", "p4"})
            EXPECT_TRUE(can(game, "R@" + turned(corner, side))) << corner;
        play(game, "N@" + turned("n3", side));
    }
}

TEST(FortressPlacement, NeedsAnEmptySquareAndAPieceInReserve) {
    const Game game = after(open, startPosition(*open), "N@n3 N@c3 N@c14 N@n14");
    EXPECT_EQ(moves(game.position()), drops("RB", "m1 m2 m3 m4 n1 n2 n4 o1 o2 o3 o4 p1 p2 p3 p4"));
}

TEST(FortressPlacement, ComesBeforeAnyMove) {
    EXPECT_FALSE(can(startPosition(*open), "e4e5"));
    EXPECT_FALSE(can(after(open, startPosition(*open), "N@n3 N@c3 N@c14 N@n14"), "e4e5"));
}

const char* const ThreeRounds = "N@n3 N@c3 N@c14 N@n14 B@o1 B@a2 B@b16 B@p15 R@p4 R@d1 R@a13 R@m16";

TEST(FortressPlacement, EndsAfterThreeRoundsWithTheFirstPlayerToMove) {
    const Game game = after(open, startPosition(*open), ThreeRounds);
    EXPECT_EQ(positionText(game.position()), StandardText);
    EXPECT_EQ(moves(game.position()).size(), 33u);
}

TEST(FortressPlacement, FollowsTheSidesFromTheChosenOne) {
    const RulebookPtr red = rules("fortress", "first=red");
    Game game(red);
    std::string order = toMove(game);
    for (const char* text : {"N@a13", "N@m13", "N@p1", "N@a1"}) {
        play(game, text);
        order += toMove(game);
    }
    EXPECT_EQ(order, "ruwbr");
    play(game, "R@a14 R@m14 R@p2 R@a2 B@a15 B@m15 B@p3 B@a3");
    EXPECT_EQ(toMove(game), "r");
    EXPECT_EQ(field(game, 6), "1");
    EXPECT_TRUE(can(game, "e13e12"));
}

TEST(FortressPlacement, IsWrittenWithTheRemainingReservePieces) {
    const std::string text = field(after(open, startPosition(*open), "R@n3 B@c3"), 1);
    EXPECT_EQ(text.substr(text.find('[')), "[wNwBbNbRrNrRrBuNuRuB]");
}

TEST(FortressPlacement, AsksForNoCheck) {
    const Position start =
        position(open,
                 "4********4/4********4/16/16/**12**/**12**/**12**/**bK11**/**12**/**2bR9**/**12**/**12**/"
                 "16/4wK11/4********4/4********4[wN] w - - 0 1");
    EXPECT_EQ(moves(start).size(), 16u);
}

// --- kings and allies

TEST(FortressKing, IsNeverCaptured) {
    const Position position = pieces("wKi3 wRh8 bKf8 rKh14 uKn9");
    EXPECT_TRUE(position.inCheck(Black));
    EXPECT_EQ(targets(position, "h8"), words("g8 i8 j8 k8 l8 m8 n8 h3 h4 h5 h6 h7 h9 h10 h11 h12 h13"));
}

TEST(FortressKing, IsNotCapturedByPawnKnightOrKingEither) {
    EXPECT_FALSE(can(pieces("wKi3 wPe7 bKd8 rKh14 uKn9"), "e7d8"));
    EXPECT_FALSE(can(pieces("wKi3 wNe6 bKd8 rKh14 uKn9"), "e6d8"));
    EXPECT_FALSE(can(pieces("wKe7 bKd8 rKh14 uKn9"), "e7d8"));
}

TEST(FortressKing, MayNotTouchAnEnemyKing) {
    for (const char* enemy : {"bKh10 uKn9", "uKh10 bKc8"}) {
        const Position position = pieces("wKh8 rKh14 " + std::string(enemy));
        EXPECT_EQ(targets(position, "h8"), words("g7 g8 h7 i7 i8")) << enemy;
    }
}

TEST(FortressKing, MayTouchTheAlliedKing) {
    EXPECT_EQ(targets(pieces("wKh8 rKh10 bKc8 uKn9"), "h8"), words("g7 g8 g9 h7 h9 i7 i8 i9"));
}

TEST(FortressKing, IsNotCheckedByItsAlly) {
    EXPECT_FALSE(pieces("wKi3 rQi9 rKh14 bKc8 uKn9").inCheck(White));
    EXPECT_TRUE(can(pieces("wKi3 rQh9 rKh14 bKc8 uKn9"), "i3h3"));
    EXPECT_FALSE(pieces("wKi3 bQg6 rKh14 bKc8 uKc6").inCheck(Blue));
}

TEST(FortressKing, IsCheckedByBothEnemies) {
    for (const char* attacker : {"bRi9", "uRi9"}) {
        const Position position = pieces("wKi3 rKh14 bKc8 uKn9 " + std::string(attacker));
        EXPECT_TRUE(position.inCheck(White)) << attacker;
        EXPECT_FALSE(can(position, "i3i4")) << attacker;
    }
}

TEST(FortressAllies, AreNeverCaptured) {
    EXPECT_EQ(targets(pieces("wKi3 wRh8 rPh10 rNf8 rKh14 bKc10 uKn9"), "h8"),
              words("g8 i8 j8 k8 l8 m8 n8 h9 h7 h6 h5 h4 h3"));
    EXPECT_EQ(targets(pieces("wKi3 wPf6 rNe7 bNg7 rKh14 bKc10 uKn9"), "f6"), words("f7 g7"));
}

TEST(FortressAllies, MayBeLeftOrPutInCheck) {
    const Game left = after(open, pieces("wKi3 wRh8 bRh5 bKc8 rKh14 uKn9"), "h8g8");
    EXPECT_TRUE(left.position().inCheck(Red));
    EXPECT_EQ(toMove(left), "b");
}

TEST(FortressAllies, MoverMayNotExposeTheOwnKing) {
    EXPECT_EQ(targets(pieces("wKi3 wNi5 bRi9 bKc8 rKh14 uKn9"), "i5"), Texts());
}

TEST(Fortress, ThereIsNoEnPassant) {
    const Game game = after(open, pieces("wKi3 wPh4 bPg6 bKc8 rKh14 uKn9 uPi6"), "h4h6");
    EXPECT_EQ(field(game, 4), "-");
    EXPECT_FALSE(can(game, "g6h5"));
}

TEST(Fortress, ReaderWantsOneKingForEverySide) {
    for (const char* list : {"wKi3 rKh14 uKn9 bNc8", "wKi3 wKi5 rKh14 uKn9"}) {
        EXPECT_THROW((void)pieces(list), std::invalid_argument) << list;
    }
    EXPECT_NO_THROW((void)pieces("wKi3 rKh14 uKn9"));
}

}  // namespace
}  // namespace rokada::test::fortressTest
