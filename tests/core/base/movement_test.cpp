// Tests of piece movements, and of their targets on the boards of the variants.
#include "base/movement.h"

#include "base/stockmovements.h"
#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::movementTest {
namespace {

std::set<std::pair<int, int>> deltas(const Movement& movement) {
    std::set<std::pair<int, int>> set;
    for (const MoveAtom& atom : movement) set.emplace(atom.delta.dx, atom.delta.dy);
    return set;
}

bool all(const Movement& movement, bool (*property)(const MoveAtom&)) {
    return !movement.empty() && std::ranges::all_of(movement, property);
}

/// Returns the targets of a movement on an empty board. "Forward" is up the board; `turns` quarter turns rotate it.
Texts reached(const Geometry& board, const Movement& movement, std::string_view from, int turns = 0) {
    Texts names;
    for (const MoveAtom& atom : movement) {
        for (const Square s : squaresOf(board, atom, board.named(from), turns, atom.reach)) names.insert(board.name(s));
    }
    return names;
}

const Movement& movementOf(const RulebookPtr& book, char letter) {
    return book->variant().kinds[book->variant().kindOf(letter)].movement;
}

TEST(Movement, LeapHasAllReflectionsOnce) {
    EXPECT_EQ(deltas(leap(1, 0)), (std::set<std::pair<int, int>>{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}));
    EXPECT_EQ(deltas(leap(2, 2)), (std::set<std::pair<int, int>>{{2, 2}, {-2, 2}, {2, -2}, {-2, -2}}));
    EXPECT_EQ(leap(1, 0).size(), 4u);
    EXPECT_EQ(leap(2, 2).size(), 4u);
    EXPECT_EQ(leap(1, 2).size(), 8u);
    EXPECT_EQ(deltas(leap(1, 2)).size(), 8u);
    EXPECT_TRUE(all(leap(1, 2), [](const MoveAtom& w) { return w.reach == 1 && !w.lame && w.mode == Mode::Both; }));
}

TEST(Movement, RideGoesOnAndLameLeapNeedsAPath) {
    EXPECT_TRUE(all(ride(1, 1), [](const MoveAtom& w) {
        return w.reach == MoveAtom::Unlimited && w.firstReach == MoveAtom::Unlimited;
    }));
    EXPECT_EQ(deltas(ride(1, 1)), deltas(leap(1, 1)));
    EXPECT_TRUE(all(lameLeap(1, 2), [](const MoveAtom& w) { return w.lame && w.reach == 1; }));
}

TEST(Movement, AdvanceIsLongerAtFirstAndNeverCaptures) {
    const Movement pawn = advance(2);
    ASSERT_EQ(pawn.size(), 1u);
    EXPECT_EQ(pawn[0].delta, (Delta{0, 1}));
    EXPECT_EQ(pawn[0].reach, 1);
    EXPECT_EQ(pawn[0].firstReach, 2);
    EXPECT_EQ(pawn[0].mode, Mode::Quiet);
}

TEST(Movement, ModesSumsAndReversal) {
    EXPECT_TRUE(all(quiet(ride(1, 0)), [](const MoveAtom& w) { return w.mode == Mode::Quiet; }));
    EXPECT_TRUE(all(capture(leap(1, 0)), [](const MoveAtom& w) { return w.mode == Mode::Capture; }));
    EXPECT_EQ((leap(1, 1) + leap(2, 2)).size(), 8u);
    EXPECT_EQ(deltas(only(1, 2)), (std::set<std::pair<int, int>>{{1, 2}}));
    EXPECT_EQ(deltas(reversed(only(-1, 1) + only(2, 0))), (std::set<std::pair<int, int>>{{1, -1}, {-2, 0}}));
    EXPECT_EQ(reversed(advance(2))[0].firstReach, 2);
    EXPECT_EQ(reversed(advance(2))[0].mode, Mode::Quiet);
}

TEST(Movement, WithinBindsMovesToTheirSquares) {
    const Geometry& b = kept("chess")->geometry();
    const Movement bound = within(b.squares("a1-h4"), leap(1, 0));
    EXPECT_EQ(reached(b, bound, "d4"), words("c4 e4 d3 d5"));
    EXPECT_EQ(reached(b, bound, "d5"), Texts());
    EXPECT_EQ(reached(b, within(b.squares("d4"), bound), "d3"), Texts());
}

TEST(Movement, OrientationTurnsForward) {
    const Geometry& b = kept("fortress")->geometry();
    EXPECT_EQ(reached(b, advance(2), "h8", 0), words("h9"));
    EXPECT_EQ(reached(b, advance(2), "h8", 1), words("i8"));
    EXPECT_EQ(reached(b, advance(2), "h8", 2), words("h7"));
    EXPECT_EQ(reached(b, advance(2), "h8", 3), words("g8"));
    EXPECT_EQ(reached(b, pawnCaptures(), "h8", 1), words("i9 i7"));
}

TEST(Movement, ReachLimitsARide) {
    const Geometry& b = kept("chess")->geometry();
    const MoveAtom up = advance(2)[0];
    EXPECT_EQ(squaresOf(b, up, b.named("e2"), 0, 2), (std::vector<Square>{b.named("e3"), b.named("e4")}));
    EXPECT_EQ(squaresOf(b, up, b.named("e2"), 0, 1), (std::vector<Square>{b.named("e3")}));
    EXPECT_TRUE(squaresOf(b, up, b.named("e8"), 0, 2).empty());
}

TEST(Movement, RidesOfTheTorusStopBeforeTheirOwnStart) {
    const Geometry& b = kept("vyrt")->geometry();
    for (const MoveAtom& atom : queenRides()) EXPECT_EQ(squaresOf(b, atom, b.named("e3"), 0, atom.reach).size(), 11u);
    EXPECT_EQ(reached(b, rookRides(), "e3").size(), 22u);
    EXPECT_EQ(reached(b, bishopRides(), "e3").size(), 21u);
    EXPECT_EQ(reached(b, queenRides(), "e3").size(), 43u);
    EXPECT_EQ(reached(b, bishopRides(), "e3"),
              words("f4 g5 h6 i7 j8 k9 l10 a11 b12 c1 d2 d4 c5 b6 a7 l8 j10 i11 h12 g1 f2"));
    EXPECT_EQ(reached(b, leap(1, 2), "j10"), words("h9 i8 i12 h11 k12 l11 k8 l9"));
    EXPECT_EQ(reached(b, leap(1, 2), "d11"), words("b10 b12 c1 c9 e1 e9 f10 f12"));
    EXPECT_EQ(reached(b, leap(1, 2), "i4"), words("j2 j6 h2 h6 g3 g5 k3 k5"));
}

TEST(Movement, PiecesOfFortressBesideWalls) {
    const RulebookPtr& book = kept("fortress");
    const auto from = [&](char letter, const char* square) {
        return reached(book->geometry(), movementOf(book, letter), square);
    };
    EXPECT_EQ(from('K', "l3"), words("k3 k4 l4 m3 m4"));
    EXPECT_EQ(from('K', "n4"), words("m3 m4 n3 o3 o4"));
    EXPECT_EQ(from('K', "m5"), words("l5 l6 m6 n5 n6"));
    EXPECT_EQ(from('N', "l4"), words("j3 j5 k6 m2 m6 n3"));
    EXPECT_EQ(from('N', "n4"), words("l3 m2 o2 p3"));
    EXPECT_EQ(from('N', "n5"), words("l6 m7"));
    EXPECT_EQ(from('B', "m4"), words("l3 n3 o2 p1"));
    EXPECT_EQ(from('B', "n5"), words("e14 f13 g12 h11 i10 j9 k8 l7 m6"));
    EXPECT_EQ(from('R', "m5"), words("c5 d5 e5 f5 g5 h5 i5 j5 k5 l5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 n5"));
    EXPECT_EQ(from('R', "a3"), words("a1 a2 a4 b3 c3 d3"));
}

TEST(Movement, SumsOverTheBoardOfFortress) {
    const RulebookPtr& book = kept("fortress");
    const auto sum = [&](const Movement& movement) {
        std::size_t total = 0;
        for (int s = 0; s < book->size(); ++s)
            total += reached(book->geometry(), movement, book->geometry().name(Square(s))).size();
        return total;
    };
    EXPECT_EQ(sum(movementOf(book, 'K')), 1252u);
    EXPECT_EQ(sum(movementOf(book, 'N')), 1024u);
    EXPECT_EQ(sum(leap(1, 2)), 1136u);
    EXPECT_EQ(sum(movementOf(book, 'R')), 3456u);
    EXPECT_EQ(sum(movementOf(book, 'B')), 2104u);
}

TEST(Movement, LeapersOfGreatShatranj) {
    const RulebookPtr& book = kept("greatshatranj");
    const struct {
        char letter;
        std::size_t targets;
    } pieces[] = {{'K', 8}, {'G', 16}, {'M', 16}, {'H', 16}, {'E', 8}, {'W', 8}, {'N', 8}, {'S', 8}};
    for (const auto& [letter, targets] : pieces)
        EXPECT_EQ(reached(book->geometry(), movementOf(book, letter), "e4").size(), targets) << letter;
    EXPECT_EQ(reached(book->geometry(), movementOf(book, 'W'), "a1"), words("b1 c1 a2 a3"));
    EXPECT_EQ(reached(book->geometry(), movementOf(book, 'E'), "a1"), words("b2 c3"));
}

TEST(Movement, PiecesOfBolyar) {
    const RulebookPtr& book = kept("bolyar");
    const auto from = [&](char letter, const char* square, int turns = 0) {
        return reached(book->geometry(), movementOf(book, letter), square, turns);
    };
    EXPECT_EQ(from('L', "e4"), words("c4 d4 f4 g4 c5 d5 e5 f5 g5 c6 d6 e6 f6 g6 e3 e2"));
    EXPECT_EQ(from('L', "e4", 2), words("c4 d4 f4 g4 c3 d3 e3 f3 g3 c2 d2 e2 f2 g2 e5 e6"));
    EXPECT_EQ(from('L', "z0"), words("a1 a2 b1 b2"));
    EXPECT_EQ(from('B', "e4"), words("d3 c2 b1 f3 g2 h1 d5 c6 b7 a8 z9 f5 g6 h7 i8 j9 e5"));
    EXPECT_EQ(from('R', "z0"), Texts());
    EXPECT_EQ(from('K', "z0"), words("a1"));
    EXPECT_EQ(from('N', "z0"), words("a2 b1"));
}

}  // namespace
}  // namespace rokada::test::movementTest
