// Tests of the lines that the program draws for a piece: open lines, closed loops around the board of Vyrt chess, and
// the "rule of five squares" of two diagonals that cross twice on this board.
#include "explain/rays.h"

#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>

namespace rokada::test::raysTest {
namespace {

std::string text(const Position& position, const Path& path) {
    std::string names;
    for (const Square s : path) names += (names.empty() ? "" : " ") + position.book().geometry().name(s);
    return names;
}

Square named(const Position& position, std::string_view name) { return position.book().geometry().named(name); }

std::multiset<std::string> texts(const Position& position, const std::vector<Path>& paths) {
    std::multiset<std::string> found;
    for (const Path& path : paths) found.insert(text(position, path));
    return found;
}

Position vyrt(std::string_view pieces) { return *parsePosition(*kept("vyrt"), std::string(pieces) + " w - - 0 1 -"); }

const char* const QueenOnE3 = "12/12/12/12/1k10/12/12/6Q5/12/12/12/K11";

TEST(Rays, ARookOfAnEmptyFileRunsRoundItBothWays) {
    const Position p = vyrt("12/12/12/12/1k10/12/12/6R5/12/12/12/K11");
    EXPECT_EQ(
        texts(p, rays(p, named(p, "e3"))),
        (std::multiset<std::string>{"e3 e4 e5 e6 e7 e8 e9 e10 e11 e12 e1 e2", "e3 e2 e1 e12 e11 e10 e9 e8 e7 e6 e5 e4",
                                    "e3 f3 g3 h3 i3 j3 k3 l3 a3 b3 c3 d3", "e3 d3 c3 b3 a3 l3 k3 j3 i3 h3 g3 f3"}));
}

TEST(Rays, EndOnPreyAndBeforeOwnPieces) {
    const Position p = startPosition(*kept("chess"));
    EXPECT_TRUE(rays(p, named(p, "a1")).empty());
    const Position open = *parsePosition(*kept("chess"), "4k3/8/8/p7/8/8/8/R1B1K3 w - - 0 1");
    EXPECT_EQ(texts(open, rays(open, named(open, "a1"))), (std::multiset<std::string>{"a1 a2 a3 a4 a5", "a1 b1"}));
}

TEST(Rays, APawnHasItsDoubleStepAndOnlyRealCaptures) {
    const Position p = *parsePosition(*kept("chess"), "4k3/8/8/8/8/5p2/4P3/4K3 w - - 0 1");
    EXPECT_EQ(texts(p, rays(p, named(p, "e2"))), (std::multiset<std::string>{"e2 e3 e4", "e2 f3"}));
}

TEST(Loops, TheQueenOnE3HasTheFourClosedLinesOfTheRules) {
    const Position p = vyrt(QueenOnE3);
    EXPECT_EQ(texts(p, loops(p, named(p, "e3"))).size(), 4U);
    const auto lines = texts(p, loops(p, named(p, "e3")));
    EXPECT_TRUE(lines.contains("e3 f4 g5 h6 i7 j8 k9 l10 a11 b12 c1 d2") ||
                lines.contains("e3 d2 c1 b12 a11 l10 k9 j8 i7 h6 g5 f4"));
    EXPECT_TRUE(lines.contains("e3 d4 c5 b6 a7 l8 k9 j10 i11 h12 g1 f2") ||
                lines.contains("e3 f2 g1 h12 i11 j10 k9 l8 a7 b6 c5 d4"));
}

TEST(Loops, OnlySlidersOfABoardWithoutEdgesHaveThem) {
    const Position p = vyrt("12/12/12/12/1k10/12/12/6N5/12/12/12/K11");
    EXPECT_TRUE(loops(p, named(p, "e3")).empty());
    const Position chess = *parsePosition(*kept("chess"), "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1");
    EXPECT_TRUE(loops(chess, named(chess, "d4")).empty());
}

TEST(FiveSquares, OfTheQueenOnE3AreThoseOfTheRules) {
    const Position p = vyrt(QueenOnE3);
    const auto rule = fiveSquares(p, named(p, "e3"));
    ASSERT_TRUE(rule);
    EXPECT_EQ(text(p, rule->five), "d4 c5 b6 a7 l8");
    EXPECT_EQ(rule->far, named(p, "k9"));
    ASSERT_EQ(rule->pieces.size(), 2U);
    const auto ends = [&](const Path& piece) {
        return std::set<std::string>{p.book().geometry().name(piece.front()), p.book().geometry().name(piece.back())};
    };
    EXPECT_EQ(ends(rule->pieces[0]), (std::set<std::string>{"a11", "j8"}));
    EXPECT_EQ(ends(rule->pieces[1]), (std::set<std::string>{"k9", "l10"}));
}

TEST(FiveSquares, ARookHasNone) {
    const Position p = vyrt("12/12/12/12/1k10/12/12/6R5/12/12/12/K11");
    EXPECT_FALSE(fiveSquares(p, named(p, "e3")));
}

/// Returns a position with a queen and two kings. Black is to move, so that the queen may attack Black's king.
Position queenOn(int square) {
    std::string text;
    const Geometry& board = kept("vyrt")->geometry();
    for (int row = 11; row >= 0; --row) {
        int empty = 0;
        const auto count = [&] { text += empty > 0 ? std::to_string(std::exchange(empty, 0)) : ""; };
        for (int column = 0; column < 12; ++column) {
            const int s = board.at(column, row);
            const char pieceSquare = s == square                ? 'Q'
                                     : s == (square + 5) % 144  ? 'K'
                                     : s == (square + 42) % 144 ? 'k'
                                                                : 0;
            pieceSquare == 0 ? void(++empty) : (count(), void(text += pieceSquare));
        }
        count();
        text += row > 0 ? "/" : "";
    }
    return *parsePosition(*kept("vyrt"), text + " b - - 0 1 -");
}

TEST(FiveSquares, AreFiveFromEverySquare) {
    for (int s = 0; s < 144; ++s) {
        const Position p = queenOn(s);
        const auto rule = fiveSquares(p, Square(s));
        ASSERT_TRUE(rule) << p.book().geometry().name(Square(s));
        EXPECT_EQ(rule->five.size(), 5U);
        EXPECT_EQ(rule->pieces[0].size() + rule->pieces[1].size(), 12U);
    }
}

}  // namespace
}  // namespace rokada::test::raysTest
