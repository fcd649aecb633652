// Russian fortress chess: castling of the four sides.
#include "fortress_facts.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressCastlingTest {
namespace {

const LateRules book("fortress");

const std::string Kings = "wKi3 wRe3 wRl3 bKc8 rKh14 uKn9 ";

/// Returns a position in which White can castle, with these other pieces. The whole position is rotated to the side
/// `turns` later in turn order.
Position home(const std::string& others, int turns = 0) {
    return placed(book, turned(Kings + others, turns), seat(turns) + " " + seat(turns) + "K" + seat(turns) + "Q - 0 1");
}

/// Returns the legal castlings as White's target squares: "k3" towards its own fortress, "g3" away from it.
Texts castlings(const std::string& others, int turns = 0) {
    Texts found;
    for (const char* to : {"k3", "g3"}) {
        if (can(home(others, turns), turned("i3" + std::string(to), turns))) found.insert(to);
    }
    return found;
}
const Texts Both = words("k3 g3");
const Texts ToFortress = words("k3");
const Texts Away = words("g3");

struct Row {
    const char* seat;
    const char* pieces;
    const char* move;
    const char* after;  ///< squares of king and rook after castling
};
// All castlings: side, pieces, move, and squares of king and rook afterwards.
const Row Table[] = {
    {"w", "wKi3 wRl3 wRe3 bKd9 rKh13 uKm9", "i3k3", "k3 j3"},
    {"w", "wKi3 wRl3 wRe3 bKd9 rKh13 uKm9", "i3g3", "g3 h3"},
    {"b", "bKc8 bRc5 bRc12 wKi4 rKh13 uKm9", "c8c6", "c6 c7"},
    {"b", "bKc8 bRc5 bRc12 wKi4 rKh13 uKm9", "c8c10", "c10 c9"},
    {"r", "rKh14 rRe14 rRl14 wKi4 bKd9 uKm9", "h14f14", "f14 g14"},
    {"r", "rKh14 rRe14 rRl14 wKi4 bKd9 uKm9", "h14j14", "j14 i14"},
    {"u", "uKn9 uRn12 uRn5 wKi4 bKd9 rKh13", "n9n11", "n11 n10"},
    {"u", "uKn9 uRn12 uRn5 wKi4 bKd9 rKh13", "n9n7", "n7 n8"},
};

TEST(FortressCastling, PutsKingAndRookAsInTheTable) {
    for (const Row& row : Table) {
        const std::string seat = row.seat;
        const Game game =
            after(book,
                  placed(book, row.pieces,
                         std::string(seat).append(" ").append(seat).append("K").append(seat).append("Q - 0 1")),
                  row.move);
        const std::string squares = row.after;
        const auto blank = squares.find(' ');
        EXPECT_EQ(piece(game, squares.substr(0, blank)), seat + "K") << row.move;
        EXPECT_EQ(piece(game, squares.substr(blank + 1)), seat + "R") << row.move;
        EXPECT_EQ(field(game, 3), "-") << row.move;
    }
}

// A king that can castle to both sides has seven moves.
TEST(FortressCastling, AddsBothCastlingsToTheKingsSteps) {
    EXPECT_EQ(targets(home(""), "i3"), words("h3 h4 i4 j3 j4 g3 k3"));
}

TEST(FortressCastling, IsTheSameForEverySide) {
    for (int turns = 0; turns < 4; ++turns) {
        EXPECT_EQ(castlings("", turns), Both) << turns;
        EXPECT_EQ(castlings("uRk10", turns), Away) << turns;
        EXPECT_EQ(castlings("uRh10", turns), ToFortress) << turns;
        EXPECT_EQ(castlings("uRi10", turns), Texts()) << turns;
        EXPECT_EQ(castlings("wNf3", turns), ToFortress) << turns;
        EXPECT_EQ(castlings("wNj3", turns), Away) << turns;
    }
}

TEST(FortressCastling, ReachesNoSquareAttackedByAnEnemy) {
    EXPECT_EQ(castlings("uRk9"), Away);
    EXPECT_EQ(castlings("bRk7"), Away);
    EXPECT_EQ(castlings("uRg9"), ToFortress);
}

TEST(FortressCastling, PassesNoSquareAttackedByAnEnemy) {
    EXPECT_EQ(castlings("uRj9"), Away);
    EXPECT_EQ(castlings("bRh7"), ToFortress);
}

TEST(FortressCastling, IsNoAnswerToCheck) { EXPECT_EQ(castlings("uRi9"), Texts()); }

TEST(FortressCastling, MayBeAttackedByTheAlly) {
    for (const char* ally : {"rRk9", "rRj9", "rRi9", "rRh9", "rRg9"}) EXPECT_EQ(castlings(ally), Both) << ally;
}

TEST(FortressCastling, SquareF3AndTheRooksMayBeAttacked) {
    for (const char* enemy : {"uRf9", "uRe9", "uRl9"}) EXPECT_EQ(castlings(enemy), Both) << enemy;
}

TEST(FortressCastling, NeedsEmptySquaresBetween) {
    for (const char* between : {"wNf3", "wNg3", "wNh3", "rNf3", "bNf3"})
        EXPECT_EQ(castlings(between), ToFortress) << between;
    for (const char* between : {"wNj3", "wNk3", "rNk3"}) EXPECT_EQ(castlings(between), Away) << between;
}

// A wall closes the knight's leap between m2 and k3. The leap between m4 and k3 passes through the opening in the wall.
TEST(FortressCastling, AKnightBehindTheWallDoesNotHinder) {
    EXPECT_EQ(castlings("uNm2"), Both);
    EXPECT_EQ(castlings("uNm4"), Away);
}

// The end of the inner wall closes the step between l4 and m5, so a bishop on m5 does not attack k3.
TEST(FortressCastling, ABishopBehindTheEndOfTheWallDoesNotHinder) {
    EXPECT_EQ(castlings("uBm5"), Both);
    EXPECT_EQ(castlings("uBl4"), Away);
    EXPECT_EQ(castlings("uBn6"), Both);
}

// The rook on l3 protects k3 against attacks through the opening in the wall, but castling moves the rook away.
TEST(FortressCastling, RookMayNotOpenTheLineThroughTheGate) {
    EXPECT_EQ(castlings("uRp3"), Away);
    EXPECT_EQ(castlings("bRm3"), Away);
    EXPECT_EQ(castlings("uRp3 wNm3"), Both);
    EXPECT_EQ(castlings("rRp3"), Both);
}

TEST(FortressCastling, RightGoesWithTheKing) {
    const Game game = after(book, home(""), "i3i4 c8c7 h14h13 n9n10 i4i3 c7c8 h13h14 n10n9");
    EXPECT_EQ(field(game, 3), "-");
    EXPECT_FALSE(can(game, "i3k3"));
}

TEST(FortressCastling, RightGoesWithTheRook) {
    const Game game = after(book, home(""), "l3k3 c8c7 h14h13 n9n10 k3l3 c7c8 h13h14 n10n9");
    EXPECT_EQ(field(game, 3), "wQ");
    EXPECT_FALSE(can(game, "i3k3"));
    EXPECT_TRUE(can(game, "i3g3"));
}

TEST(FortressCastling, RightGoesWithARookCapturedAtHome) {
    const Position start = placed(book, Kings + "wRl7 bNk5", "b wKwQ - 0 1");
    const Game game = after(book, start, "k5l3 h14h13 n9n10 l7l3 c8c7 h13h14 n10n9");
    EXPECT_EQ(piece(game, "l3"), "wR");
    EXPECT_EQ(field(game, 3), "wQ");
    EXPECT_FALSE(can(game, "i3k3"));
}

TEST(FortressCastling, RightsAreDroppedWithoutKingOrRookAtHome) {
    EXPECT_EQ(field(placed(book, "wKi3 wRl3 bKc8 bRc5 rKh14 uKn8 uRn5", "w wKwQbKbQrKrQuKuQ - 0 1"), 3), "wKbK");
}

TEST(FortressCastling, MayBeSwitchedOff) {
    const RulebookPtr off = rules("fortress", "castling=off");
    const Position position = placed(off, Kings, "w wKwQ - 0 1");
    EXPECT_EQ(field(position, 3), "-");
    EXPECT_EQ(targets(position, "i3"), words("h3 h4 i4 j3 j4"));
    EXPECT_EQ(field(startPosition(*off), 3), "-");
}

}  // namespace
}  // namespace rokada::test::fortressCastlingTest
