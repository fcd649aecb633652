// Tests of the boards: existing squares, their names and colours, and single steps.
#include "books.h"

#include <gtest/gtest.h>

#include <sstream>

namespace rokada::test::geometryTest {
namespace {

const Geometry& board(std::string_view game, std::string_view options = "") { return kept(game, options)->geometry(); }

/// Returns the name of the square one step away, or "-".
std::string stepped(const Geometry& board, std::string_view from, Delta delta) {
    const Square to = board.step(board.named(from), delta);
    return to == NoSquare ? "-" : board.name(to);
}

constexpr Delta kingSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

TEST(Delta, TurnsClockwise) {
    static_assert(Delta{0, 1}.turned(0) == Delta{0, 1});
    static_assert(Delta{0, 1}.turned(1) == Delta{1, 0});
    static_assert(Delta{0, 1}.turned(2) == Delta{0, -1});
    static_assert(Delta{0, 1}.turned(3) == Delta{-1, 0});
    static_assert(Delta{1, 2}.turned(1) == Delta{2, -1});
    static_assert(Delta{1, 2}.turned(4) == Delta{1, 2});
    SUCCEED();
}

TEST(Geometry, BoardsHaveTheirSquares) {
    EXPECT_EQ(board("chess").size(), 64);
    EXPECT_EQ(board("greatshatranj").size(), 80);
    EXPECT_EQ(board("bolyar").size(), 76);
    EXPECT_EQ(board("bolyar", "corners=beside").size(), 76);
    EXPECT_EQ(board("vyrt").size(), 144);
    EXPECT_EQ(board("fortress").size(), 192);
    EXPECT_TRUE(board("vyrt").wraps());
    EXPECT_FALSE(board("fortress").wraps());
    EXPECT_EQ(board("bolyar").columns(), 11);
    EXPECT_EQ(board("bolyar").rows(), 10);
}

TEST(Geometry, NumbersRunFromTheLowestDrawnRowUp) {
    const auto first = [](const Geometry& b, int count) {
        std::string names;
        for (int s = 0; s < count; ++s) names += b.name(Square(s)) + " ";
        return names;
    };
    EXPECT_EQ(first(board("chess"), 9), "a1 b1 c1 d1 e1 f1 g1 h1 a2 ");
    EXPECT_EQ(first(board("bolyar"), 4), "z0 j0 a1 b1 ");
    EXPECT_EQ(first(board("vyrt"), 14), "k11 l11 a11 b11 c11 d11 e11 f11 g11 h11 i11 j11 k12 l12 ");
    EXPECT_EQ(first(board("fortress"), 6), "a1 b1 c1 d1 m1 n1 ");
}

TEST(Geometry, EveryNameIsReadBack) {
    for (const char* game : {"chess", "greatshatranj", "bolyar", "vyrt", "fortress"}) {
        const Geometry& b = board(game);
        for (int s = 0; s < b.size(); ++s) {
            const auto square = Square(s);
            EXPECT_EQ(b.named(b.name(square)), square);
            EXPECT_EQ(b.at(b.column(square), b.row(square)), square);
        }
    }
}

TEST(Geometry, NamesThatAreNoneAreRejected) {
    for (const char* name : {"", "a", "1", "a0", "a9", "i1", "A1", "a01", "a1 ", " a1", "aa1", "a-1", "a1b1"}) {
        EXPECT_EQ(board("chess").named(name), NoSquare) << name;
    }
    EXPECT_EQ(board("bolyar").named("z1"), NoSquare);
    EXPECT_EQ(board("bolyar").named("a0"), NoSquare);
    EXPECT_NE(board("bolyar").named("z0"), NoSquare);
    EXPECT_NE(board("bolyar", "corners=beside").named("z1"), NoSquare);
    EXPECT_EQ(board("fortress").named("e1"), NoSquare);
    EXPECT_EQ(board("fortress").named("b5"), NoSquare);
    EXPECT_EQ(board("vyrt").named("a0"), NoSquare);
    EXPECT_EQ(board("vyrt").named("a13"), NoSquare);
}

TEST(Geometry, ReadingTakesDigitsAsLongAsTheyFollow) {
    const Geometry& b = board("vyrt");
    const auto read = b.read("i10i11");
    ASSERT_TRUE(read);
    EXPECT_EQ(b.name(read->square), "i10");
    EXPECT_EQ(read->length, 3u);
    EXPECT_EQ(b.read("i1x")->length, 2u);
    EXPECT_FALSE(b.read("i100"));
    EXPECT_FALSE(b.read("i99999999999999999999"));
    EXPECT_FALSE(board("chess").read("e10"));
}

TEST(Geometry, ListsOfSquaresHaveNamesAndBoxes) {
    const auto names = [](const Geometry& b, std::string_view list) {
        Texts texts;
        const SquareSet set = b.squares(list);
        for (int s = 0; s < b.size(); ++s) {
            if (set.test(static_cast<std::size_t>(s))) texts.insert(b.name(Square(s)));
        }
        return texts;
    };
    EXPECT_EQ(names(board("bolyar"), "a8-i8 z9 j9"), words("a8 b8 c8 d8 e8 f8 g8 h8 i8 z9 j9"));
    EXPECT_EQ(names(board("chess"), "b3-a2"), words("a2 b2 a3 b3"));
    EXPECT_EQ(names(board("chess"), ""), Texts());
    EXPECT_EQ(names(board("vyrt"), "l12-a1"), words("l12 a12 l1 a1"));
    EXPECT_EQ(board("fortress").squares("m1-p4").count(), 16u);
    EXPECT_EQ(board("fortress").squares("a1-p16").count(), 192u);
}

TEST(Geometry, HolesAndEdgesEndAStep) {
    EXPECT_EQ(stepped(board("chess"), "h4", {1, 0}), "-");
    EXPECT_EQ(stepped(board("chess"), "a1", {-1, -1}), "-");
    EXPECT_EQ(stepped(board("chess"), "a1", {1, 1}), "b2");
    EXPECT_EQ(stepped(board("bolyar"), "a1", {-1, -1}), "z0");
    EXPECT_EQ(stepped(board("bolyar"), "a1", {-1, 0}), "-");
    EXPECT_EQ(stepped(board("bolyar"), "j9", {-1, 0}), "-");
    EXPECT_EQ(stepped(board("bolyar", "corners=beside"), "a1", {-1, 0}), "z1");
    EXPECT_EQ(stepped(board("fortress"), "d2", {1, 0}), "-");
    EXPECT_EQ(stepped(board("fortress"), "c5", {-1, 0}), "-");
    EXPECT_EQ(board("fortress").at(4, 0), NoSquare);
    EXPECT_EQ(board("chess").at(8, 0), NoSquare);
    EXPECT_EQ(board("vyrt").at(-1, 0), NoSquare);
}

TEST(Geometry, StepsOfTheTorusWrap) {
    const Geometry& b = board("vyrt");
    EXPECT_EQ(stepped(b, "k5", {-1, 0}), "j5");
    EXPECT_EQ(stepped(b, "k11", {-1, -1}), "j10");
    EXPECT_EQ(stepped(b, "j10", {1, 1}), "k11");
    EXPECT_EQ(stepped(b, "l12", {1, 1}), "a1");
    EXPECT_EQ(stepped(b, "d11", {1, -2}), "e9");
    for (int s = 0; s < b.size(); ++s) {
        for (const Delta d : kingSteps) {
            auto at = Square(s);
            for (int i = 0; i < 12; ++i) at = b.step(at, d);
            EXPECT_EQ(at, s) << "twelve steps in any direction lead home";
        }
    }
}

TEST(Geometry, ColoursAreThoseOfTheDocuments) {
    const auto darkOnes = [](const Geometry& b, std::string_view names) {
        Texts dark;
        for (const std::string& name : words(names)) {
            if (b.dark(b.named(name))) dark.insert(name);
        }
        return dark;
    };
    EXPECT_EQ(darkOnes(board("chess"), "a1 h1 a8 h8 d4 e4"), words("a1 h8 d4"));
    EXPECT_EQ(darkOnes(board("greatshatranj"), "a1 j1 j8"), words("a1 j8"));
    EXPECT_EQ(darkOnes(board("bolyar"), "a1 z0 i1 j0 a8 i8 z9 j9"), words("a1 z0 i1 j0"));
    EXPECT_EQ(darkOnes(board("vyrt"), "a1 j11 j10 k11 l12"), words("a1 j10 k11 l12"));
    EXPECT_EQ(darkOnes(board("fortress"), "a1 d1 m1 p16 h3 i3"), words("a1 m1 p16 i3"));
}

TEST(Geometry, WallsOfFortressCloseExactlyThirtyTwoPairs) {
    const Geometry& b = board("fortress");
    EXPECT_EQ(b.walls().size(), 16u);
    std::istringstream list(
        "m4-m5 n4-n5 d3-e3 d4-e4 c12-c13 d12-d13 l13-m13 l14-m14 "
        "l4-m5 l5-m4 m4-n5 m5-n4 n5-o4 l3-m2 d5-e4 d4-e5 d4-e3 d3-e4 d2-e3 b4-c5 "
        "d13-e12 d12-e13 c12-d13 c13-d12 b13-c12 d15-e14 l12-m13 l13-m12 l13-m14 l14-m13 l14-m15 n12-o13");
    std::set<std::pair<std::string, std::string>> expected, closed;
    for (std::string pair; list >> pair;) {
        const auto dash = pair.find('-');
        expected.emplace(pair.substr(0, dash), pair.substr(dash + 1));
        expected.emplace(pair.substr(dash + 1), pair.substr(0, dash));
    }
    int open = 0;
    for (int s = 0; s < b.size(); ++s) {
        for (const Delta d : kingSteps) {
            const Square there = b.displaced(Square(s), d);
            open += b.step(Square(s), d) != NoSquare;
            if (there != NoSquare && b.step(Square(s), d) == NoSquare) closed.emplace(b.name(Square(s)), b.name(there));
        }
    }
    EXPECT_EQ(expected.size(), 64u);
    EXPECT_EQ(closed, expected);
    EXPECT_EQ(open, 1252);
}

TEST(Geometry, WallsDoNotStopLeaps) {
    const Geometry& b = board("fortress");
    EXPECT_EQ(stepped(b, "m4", {0, 2}), "m6");
    EXPECT_EQ(b.name(b.displaced(b.named("m4"), {0, 1})), "m5");
}

TEST(Geometry, DirectionBetweenSquaresOfOneLine) {
    const Geometry& b = board("chess");
    const auto direction = [&](const char* from, const char* to) {
        return directionBetween(b, b.named(from), b.named(to));
    };
    EXPECT_EQ(direction("e1", "h1"), (Delta{1, 0}));
    EXPECT_EQ(direction("e1", "a1"), (Delta{-1, 0}));
    EXPECT_EQ(direction("c8", "c5"), (Delta{0, -1}));
    EXPECT_EQ(direction("a8", "d5"), (Delta{1, -1}));
    EXPECT_EQ(direction("a1", "b3"), (Delta{0, 0}));
}

}  // namespace
}  // namespace rokada::test::geometryTest
