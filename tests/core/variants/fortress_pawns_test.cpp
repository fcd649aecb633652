// Russian fortress chess: pawns of the four sides and their promotion.
#include "fortress_facts.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressPawnsTest {
namespace {

const LateRules book("fortress");

Position pieces(std::string_view list, std::string_view rest = "w - - 0 1") { return placed(book, list, rest); }
/// Returns a position with White's pieces rotated to the side `turns` later in turn order. That side is to move.
Position seen(const std::string& list, int turns) { return pieces(turned(list, turns), seat(turns) + " - - 0 1"); }

const std::string Kings = "wKi3 bKc8 rKh14 uKn9 ";

// The ends of walls close the captures e4xd5 and l4xm5, so the pawns can only step ahead.
TEST(FortressPawn, OfAWallsEndCapturesNothingBehindIt) {
    const Position position = pieces("wKi3 wPe4 wPl4 bKc8 bPd5 rKh14 uKn9 uPm5");
    Texts found;
    for (const std::string& move : moves(position)) {
        if (!move.starts_with("i3")) found.insert(move);
    }
    EXPECT_EQ(found, words("e4e5 e4e6 l4l5 l4l6"));
}

TEST(FortressPawn, AttacksItsOpenDiagonalStepsOnly) {
    const Texts king = words("h3 h4 i4 j3 j4");
    EXPECT_EQ(without(attackedBy(pieces(Kings + "wPe4"), White), king), words("f5"));
    EXPECT_EQ(without(attackedBy(pieces(Kings + "wPl4"), White), king), words("k5"));
    EXPECT_EQ(without(attackedBy(pieces(Kings + "wPg6"), White), king), words("f7 h7"));
}

TEST(FortressPawn, HasADoubleStepFromItsStartSquare) {
    for (int turns = 0; turns < 4; ++turns) {
        for (const char file : std::string("efghijkl")) {
            const std::string from = file + std::string("4");
            const Position position = seen(std::string(Kings).append("wP").append(from), turns);
            EXPECT_EQ(targets(position, turned(from, turns)),
                      words(turned(file + std::string("5 ") + file + "6", turns)))
                << from;
        }
    }
}

TEST(FortressPawn, HasOneStepLater) {
    for (int turns = 0; turns < 4; ++turns)
        EXPECT_EQ(targets(seen(Kings + "wPg5", turns), turned("g5", turns)), words(turned("g6", turns)));
}

TEST(FortressPawn, DoubleStepNeedsBothSquaresEmpty) {
    EXPECT_EQ(targets(pieces(Kings + "wPg4 rNg5"), "g4"), Texts());
    EXPECT_EQ(targets(pieces(Kings + "wPg4 bNg6"), "g4"), words("g5"));
}

TEST(FortressPawn, GoesAwayFromItsOwnSide) {
    EXPECT_EQ(targets(pieces(Kings + "wPg8"), "g8"), words("g9"));
    EXPECT_EQ(targets(pieces(Kings + "bPg8", "b - - 0 1"), "g8"), words("h8"));
    EXPECT_EQ(targets(pieces(Kings + "rPg8", "r - - 0 1"), "g8"), words("g7"));
    EXPECT_EQ(targets(pieces(Kings + "uPg8", "u - - 0 1"), "g8"), words("f8"));
}

TEST(FortressPawn, CapturesDiagonallyAhead) {
    EXPECT_EQ(targets(pieces(Kings + "wPg8 bNf9 uNh9 bNf7 bNg9"), "g8"), words("f9 h9"));
    EXPECT_EQ(targets(pieces(Kings + "bPg8 wNh9 rNh7 wNf9 wNh8", "b - - 0 1"), "g8"), words("h9 h7"));
}

TEST(FortressPawn, MayEnterAFortressByItsGate) {
    EXPECT_EQ(targets(pieces(Kings + "wPd4 bNc5 bNe5"), "d4"), words("d5 c5"));
    EXPECT_EQ(targets(pieces(Kings + "wPm12"), "m12"), words("m13"));
    EXPECT_EQ(targets(pieces(Kings + "wPl12 uNm13"), "l12"), words("l13"));
    EXPECT_EQ(targets(pieces(Kings + "wPl13 uNm14 uNk14 uNl14"), "l13"), words("k14"));
}

TEST(FortressPawn, StopsAtTheInnerWall) {
    for (int turns = 0; turns < 4; ++turns) {
        EXPECT_EQ(targets(seen(Kings + "wPm4 uNl5 uNn5", turns), turned("m4", turns)), Texts()) << turns;
    }
}

// --- dead ends

TEST(FortressDeadEnd, IsOneSquareForEverySide) {
    const char* const squares[] = {"d12", "l13", "m5", "e4"};
    for (int side = 0; side < 4; ++side) {
        const std::string pawn = seat(side) + "P" + squares[side] + " ";
        EXPECT_EQ(targets(pieces(Kings + pawn, seat(side) + " - - 0 1"), squares[side]), Texts()) << pawn;
    }
}

TEST(FortressDeadEnd, CannotEvenCapture) {
    for (int turns = 0; turns < 4; ++turns) {
        EXPECT_EQ(targets(seen(Kings + "wPd12 bNc13 bNe13 bNd13", turns), turned("d12", turns)), Texts()) << turns;
    }
}

TEST(FortressDeadEnd, IsReachedByAnOrdinaryMove) {
    const Game game = after(book, pieces(Kings + "wPd11"), "d11d12");
    EXPECT_EQ(piece(game, "d12"), "wP");
}

// --- promotion

Texts range(char fromFile, int fromRank, char toFile, int toRank) {
    Texts names;
    for (char file = fromFile; file <= toFile; ++file) {
        for (int rank = fromRank; rank <= toRank; ++rank) names.insert(file + std::to_string(rank));
    }
    return names;
}
Texts joined(std::initializer_list<Texts> parts) {
    Texts all;
    for (const Texts& part : parts) all.insert(part.begin(), part.end());
    return all;
}

const Texts WhiteBack = range('e', 3, 'l', 3), BlackBack = range('c', 5, 'c', 12);
const Texts RedBack = range('e', 14, 'l', 14), BlueBack = range('n', 5, 'n', 12);
// Promotion squares of each side, in turn order: White, Black, Red, Blue.
const Texts Zones[] = {
    joined({RedBack, BlackBack, BlueBack, range('a', 16, 'd', 16), range('m', 16, 'p', 16)}),
    joined({BlueBack, WhiteBack, RedBack, range('p', 1, 'p', 4), range('p', 13, 'p', 16)}),
    joined({WhiteBack, BlackBack, BlueBack, range('a', 1, 'd', 1), range('m', 1, 'p', 1)}),
    joined({BlackBack, WhiteBack, RedBack, range('a', 1, 'a', 4), range('a', 13, 'a', 16)}),
};

/// Returns the squares on which the position parser rejects a pawn of this side.
Texts refused(int side) {
    Texts names;
    for (int s = 0; s < book->size(); ++s) {
        const std::string name = book->geometry().name(Square(s));
        if (words("f6 f10 j10 j6").contains(name)) continue;
        try {
            (void)pieces("wKf6 bKf10 rKj10 uKj6 " + seat(side) + "P" + name);
        } catch (const std::invalid_argument&) {
            names.insert(name);
        }
    }
    return names;
}

TEST(FortressPromotion, HasThirtyTwoSquaresForEverySide) {
    for (int side = 0; side < 4; ++side) {
        EXPECT_EQ(Zones[side].size(), 32u);
        EXPECT_EQ(refused(side), Zones[side]) << seat(side);
    }
}

TEST(FortressPromotion, IsAChoiceOfFourByMoveAndByCapture) {
    const Position position = pieces("wKi3 wPg13 rKl14 bKc8 bNf14 uKn9");
    for (const char* move : {"g13g14q", "g13g14r", "g13g14b", "g13g14n", "g13f14q", "g13f14r", "g13f14b", "g13f14n"}) {
        EXPECT_TRUE(can(position, move)) << move;
    }
    EXPECT_FALSE(can(position, "g13g14"));
    EXPECT_EQ(targets(position, "g13"), words("g14 f14"));
}

TEST(FortressPromotion, GivesAPieceOfTheOwnSide) {
    EXPECT_EQ(piece(after(book, pieces("wKi3 wPd7 uNc8 bKc12 rKh14 uKn9"), "d7c8q"), "c8"), "wQ");
    EXPECT_EQ(piece(after(book, pieces("wKi3 bPm7 bKc8 rKh14 uKn11", "b - - 0 1"), "m7n7r"), "n7"), "bR");
    EXPECT_EQ(piece(after(book, pieces("wKl3 rPg4 bKc8 rKh14 uKn9", "r - - 0 1"), "g4g3n"), "g3"), "rN");
    EXPECT_EQ(piece(after(book, pieces("wKi3 uPd6 bKc8 rKh14 uKn9", "u - - 0 1"), "d6c6b"), "c6"), "uB");
}

TEST(FortressPromotion, IsOnTheRowOfTheAllyToo) {
    EXPECT_TRUE(can(pieces("wKi3 wPe13 rKh14 bKc8 uKn9"), "e13e14q"));
    EXPECT_TRUE(can(pieces("wKi3 uPd10 rKh14 bKc8 uKn9", "u - - 0 1"), "d10c10q"));
}

TEST(FortressPromotion, IsAtTheFarEndOfAFortress) {
    for (int turns = 0; turns < 4; ++turns) {
        for (const char* move : {"a15a16q", "d15d16n", "m15m16r", "p15p16b"}) {
            const std::string from = std::string(move).substr(0, 3);
            EXPECT_TRUE(can(seen(std::string(Kings).append("wP").append(from), turns), turned(move, turns))) << move;
        }
    }
}

TEST(FortressPromotion, IsNotWithinAFortress) {
    EXPECT_TRUE(can(pieces(Kings + "wPm13"), "m13m14"));
    EXPECT_TRUE(can(pieces(Kings + "wPm14"), "m14m15"));
}

TEST(FortressPromotion, SquaresStayWhenTheirOwnerIsOut) {
    EXPECT_TRUE(can(pieces("wKi3 wPd7 rKh14 uKn9 uNc8"), "d7c8q"));
    EXPECT_TRUE(can(pieces("wKi3 wPg13 bKc8 uKn9"), "g13g14q"));
}

}  // namespace
}  // namespace rokada::test::fortressPawnsTest
