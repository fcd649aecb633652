// Russian fortress chess: the board and its walls.
#include "fortress_facts.h"

#include <gtest/gtest.h>

namespace rokada::test::fortressWallsTest {
namespace {

const LateRules book("fortress");
const Geometry& board = book->geometry();

constexpr Delta Straight[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr Delta Diagonal[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr Delta Leaps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// Returns the names of two squares as a pair, with the lesser name first.
std::string pairOf(const std::string& a, const std::string& b) { return a < b ? a + "-" + b : b + "-" + a; }
/// Returns pairs of squares such as "l4-m5 l5-m4", rotated for each of the first `seats` sides.
Texts pairs(std::string_view list, int seats) {
    Texts result;
    for (const std::string& pair : words(list)) {
        const auto dash = pair.find('-');
        for (int turns = 0; turns < seats; ++turns) {
            result.insert(pairOf(turned(pair.substr(0, dash), turns), turned(pair.substr(dash + 1), turns)));
        }
    }
    return result;
}

Texts onEmptyBoard(char letter, std::string_view from) {
    Texts names;
    for (const Target& t : book->targets(pieceOf(White, book->variant().kindOf(letter)), square(book, from))) {
        names.insert(board.name(t.square));
    }
    return names;
}

std::size_t sumOverTheBoard(char letter) {
    std::size_t sum = 0;
    for (int s = 0; s < book->size(); ++s) sum += onEmptyBoard(letter, board.name(Square(s))).size();
    return sum;
}

template <std::size_t N>
Texts closed(const Delta (&deltas)[N]) {
    Texts found;
    for (int s = 0; s < book->size(); ++s) {
        for (const Delta d : deltas) {
            const Square there = board.displaced(Square(s), d);
            if (there != NoSquare && board.step(Square(s), d) == NoSquare)
                found.insert(pairOf(board.name(Square(s)), board.name(there)));
        }
    }
    return found;
}

// --- board

TEST(FortressBoard, HasAHundredAndNinetyTwoSquares) { EXPECT_EQ(book->size(), 192); }

TEST(FortressBoard, ExistsAsTheTableSays) {
    for (int rank = 1; rank <= 16; ++rank) {
        for (char file = 'a'; file <= 'p'; ++file) {
            const bool ends = file <= 'd' || file >= 'm';
            const bool middle = file >= 'c' && file <= 'n';
            const bool exists = rank <= 2 || rank >= 15 ? ends : rank <= 4 || rank >= 13 || middle;
            const std::string name = file + std::to_string(rank);
            EXPECT_EQ(board.named(name) != NoSquare, exists) << name;
        }
    }
}

TEST(FortressBoard, A1IsDark) {
    EXPECT_TRUE(board.dark(square(book, "a1")));
    EXPECT_FALSE(board.dark(square(book, "b1")));
    EXPECT_TRUE(board.dark(square(book, "p16")));
}

TEST(FortressBoard, HasSixteenWallEdges) { EXPECT_EQ(board.walls().size(), 16u); }

// --- steps

TEST(FortressWalls, CloseEightOrthogonalSteps) {
    EXPECT_EQ(closed(Straight), words("m4-m5 n4-n5 d3-e3 d4-e4 c12-c13 d12-d13 l13-m13 l14-m14"));
}

TEST(FortressWalls, CloseTwentyFourDiagonalSteps) {
    const Texts listed = pairs(
        "l4-m5 l5-m4 m4-n5 m5-n4 n5-o4 l3-m2 d5-e4 d4-e5 d4-e3 d3-e4 d2-e3 b4-c5 "
        "d13-e12 d12-e13 c12-d13 c13-d12 b13-c12 d15-e14 l12-m13 l13-m12 l13-m14 l14-m13 l14-m15 n12-o13",
        1);
    EXPECT_EQ(listed.size(), 24u);
    EXPECT_EQ(closed(Diagonal), listed);
}

TEST(FortressWalls, AreTheSameForEverySide) {
    EXPECT_EQ(closed(Diagonal), pairs("l4-m5 l5-m4 m4-n5 m5-n4 n5-o4 l3-m2", 4));
    EXPECT_EQ(closed(Straight), pairs("m4-m5 n4-n5", 4));
}

TEST(FortressWalls, AreClosedBothWays) {
    for (int s = 0; s < book->size(); ++s) {
        for (const Delta d : Diagonal) {
            const Square there = board.displaced(Square(s), d);
            if (there == NoSquare) continue;
            EXPECT_EQ(board.step(Square(s), d) == NoSquare, board.step(there, {-d.dx, -d.dy}) == NoSquare)
                << board.name(there);
        }
    }
}

TEST(FortressWalls, LeaveTheGatesOpen) {
    for (const char* gate : {"l3 m3", "l4 m4", "c5 c4", "d5 d4", "e13 d13", "e14 d14", "m12 m13", "n12 n13"}) {
        const std::string pair(gate);
        const auto blank = pair.find(' ');
        EXPECT_TRUE(onEmptyBoard('K', pair.substr(0, blank)).contains(pair.substr(blank + 1))) << gate;
    }
}

TEST(FortressWalls, CountKingSteps) { EXPECT_EQ(sumOverTheBoard('K'), 1252u); }

TEST(FortressWalls, CountRookMoves) { EXPECT_EQ(sumOverTheBoard('R'), 3456u); }

TEST(FortressWalls, CountBishopMoves) { EXPECT_EQ(sumOverTheBoard('B'), 2104u); }

TEST(FortressWalls, CountQueenMoves) { EXPECT_EQ(sumOverTheBoard('Q'), 3456u + 2104u); }

// --- knights

TEST(FortressWalls, CountKnightMoves) {
    EXPECT_EQ(sumOverTheBoard('N'), 1024u);
    std::size_t withoutWalls = 0;
    for (int s = 0; s < book->size(); ++s) {
        for (const Delta d : Leaps) withoutWalls += board.displaced(Square(s), d) != NoSquare;
    }
    EXPECT_EQ(withoutWalls, 1136u);
}

TEST(FortressWalls, ForbidFiftySixPairsOfKnightSquares) {
    Texts forbidden;
    for (int s = 0; s < book->size(); ++s) {
        const Texts reached = onEmptyBoard('N', board.name(Square(s)));
        for (const Delta d : Leaps) {
            const Square there = board.displaced(Square(s), d);
            if (there == NoSquare || reached.contains(board.name(there))) continue;
            forbidden.insert(pairOf(board.name(Square(s)), board.name(there)));
        }
    }
    const Texts listed =
        pairs("m1-l3 k3-m2 l3-m5 m3-n5 n3-m5 o3-n5 l4-n5 m4-l6 m4-n6 n4-l5 n4-m6 o4-m5 o4-n6 p4-n5", 4);
    EXPECT_EQ(listed.size(), 56u);
    EXPECT_EQ(forbidden, listed);
}

TEST(FortressWalls, KnightNeedsOneOfTwoPaths) {
    // From l4 to n5, the paths over m4 and m5 are both closed. From k4 to m5, the path over l4 is closed and the one
    // over l5 is open.
    EXPECT_FALSE(onEmptyBoard('N', "l4").contains("n5"));
    EXPECT_TRUE(onEmptyBoard('N', "k4").contains("m5"));
}

TEST(FortressWalls, KnightDoesNotCareWhatStandsBetween) {
    EXPECT_TRUE(can(placed(book, "wKi3 wNk4 wPl5 wPl4 bKc8 rKh14 uKn9", "w - - 0 1"), "k4m5"));
}

// --- moves from single squares

TEST(FortressWalls, King) {
    EXPECT_EQ(onEmptyBoard('K', "l3"), words("k3 k4 l4 m3 m4"));
    EXPECT_EQ(onEmptyBoard('K', "n4"), words("m3 m4 n3 o3 o4"));
    EXPECT_EQ(onEmptyBoard('K', "m5"), words("l5 l6 m6 n5 n6"));
}

TEST(FortressWalls, Knight) {
    EXPECT_EQ(onEmptyBoard('N', "l4"), words("j3 j5 k6 m2 m6 n3"));
    EXPECT_EQ(onEmptyBoard('N', "n4"), words("l3 m2 o2 p3"));
    EXPECT_EQ(onEmptyBoard('N', "n5"), words("l6 m7"));
}

TEST(FortressWalls, Bishop) {
    EXPECT_EQ(onEmptyBoard('B', "m4"), words("l3 n3 o2 p1"));
    EXPECT_EQ(onEmptyBoard('B', "n5"), words("e14 f13 g12 h11 i10 j9 k8 l7 m6"));
}

TEST(FortressWalls, Rook) {
    EXPECT_EQ(onEmptyBoard('R', "m5"),
              words("c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 n5"));
    EXPECT_EQ(onEmptyBoard('R', "a3"), words("a1 a2 a4 b3 c3 d3"));
}

}  // namespace
}  // namespace rokada::test::fortressWallsTest
