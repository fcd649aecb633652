// Attackers of a square, and the pieces around it.
#include "explain/surroundings.h"

#include "books.h"
#include "everyvariant.h"
#include "rules/paths.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <set>

namespace rokada::test::surroundingsTest {
namespace {

constexpr Delta Up{0, 1}, Down{0, -1}, Left{-1, 0}, Right{1, 0};

struct Board {
    explicit Board(std::string_view variant, std::string_view options = "") : book(kept(variant, options)) {}

    [[nodiscard]] Square square(std::string_view name) const { return book->geometry().named(name); }
    [[nodiscard]] Border border(std::string_view name, Delta step) const {
        return borderOf(book->variant(), square(name), step);
    }
    [[nodiscard]] bool end(std::string_view name, Delta diagonal) const {
        return endOfWall(book->variant(), square(name), diagonal);
    }

    RulebookPtr book;
};

class EveryRuleSet : public ::testing::TestWithParam<std::size_t> {};

/// Attack lists must contain the same pieces as paths that are followed square by square.
TEST_P(EveryRuleSet, AttackersAreThePiecesWhosePathsLeadThere) {
    int visited = 0;
    wander(everyRuleSet()[GetParam()], 11, 60, [&](const Game& game) {
        if (++visited % 20 != 0) return true;
        const Position& position = game.position();
        const Rulebook& book = position.book();
        for (int s = 0; s < book.size(); ++s) {
            for (std::size_t side = 0; side < book.sides(); ++side) {
                std::set<Square> wanted;
                for (const Path& path : attacksOn(position, Square(s), Side(side))) wanted.insert(path.front());
                const auto found = attackers(position, Square(s), book.hostile(Side(side)));
                EXPECT_EQ(std::set<Square>(found.begin(), found.end()), wanted) << book.geometry().name(Square(s));
                EXPECT_EQ(found.size(), wanted.size()) << "each once";
            }
        }
        return !::testing::Test::HasFailure();
    });
}

INSTANTIATE_TEST_SUITE_P(Games, EveryRuleSet, ::testing::Range<std::size_t>(0, everyRuleSet().size()));

TEST(Pressure, CountsAttackersAndDefenders) {
    const Position p = *parsePosition(*kept("chess"), "4k3/8/3p1p2/4N3/3P4/8/8/4K3 w - - 0 1");
    EXPECT_EQ(pressureOn(p, p.book().geometry().named("e5")), (Pressure{2, 1}));
    EXPECT_EQ(pressureOn(p, p.book().geometry().named("d4")), (Pressure{0, 0}));
    EXPECT_EQ(pressureOn(p, p.book().geometry().named("a1")), (Pressure{0, 0}));
}

/// A rook that attacks the square from two directions around the torus is one attacker.
TEST(Pressure, APieceThatComesFromBothSidesIsOne) {
    const Position p = *parsePosition(*kept("vyrt"), "12/12/6r5/12/1k10/12/12/12/6Q5/12/12/K11 w - - 0 1 -");
    EXPECT_EQ(pressureOn(p, p.book().geometry().named("e2")).attackers, 1);
}

TEST(Pressure, PartnersDefend) {
    const Board board("fortress", "placement=standard");
    const Position p = startPosition(*board.book);
    EXPECT_GT(pressureOn(p, board.square("e4")).defenders, 0);
    EXPECT_EQ(pressureOn(p, board.square("e4")).attackers, 0);
}

TEST(Borders, OfAFortress) {
    const Board board("fortress");
    EXPECT_EQ(board.border("m4", Up), Border::Wall);
    EXPECT_EQ(board.border("m4", Left), Border::Gate);
    EXPECT_EQ(board.border("l4", Right), Border::Gate);
    EXPECT_EQ(board.border("m4", Down), Border::Open);
    EXPECT_EQ(board.border("m5", Down), Border::Wall);
    EXPECT_EQ(board.border("m1", Left), Border::Wall) << "there is no square beyond";
    EXPECT_EQ(board.border("m1", Down), Border::Edge);
    EXPECT_EQ(board.border("o4", Up), Border::Edge);
    EXPECT_EQ(board.border("h8", Up), Border::Open);
}

TEST(Borders, EndsOfWallsAreToldWhereNoWallSaysSo) {
    const Board board("fortress");
    EXPECT_TRUE(board.end("l4", {1, 1})) << "l4-m5 passes the left end of the wall above m4";
    EXPECT_TRUE(board.end("l5", {1, -1}));
    EXPECT_FALSE(board.end("m4", {-1, 1})) << "its own wall says it";
    EXPECT_FALSE(board.end("h8", {1, 1}));
}

TEST(Borders, CornerSquaresOfBolyar) {
    const Board board("bolyar");
    const Geometry& g = board.book->geometry();
    EXPECT_TRUE(standsFree(g, board.square("z0")));
    EXPECT_FALSE(standsFree(g, board.square("a1")));
    EXPECT_EQ(joinedOverCorners(g, board.square("z0")), std::vector{board.square("a1")});
    EXPECT_EQ(joinedOverCorners(g, board.square("a1")), std::vector{board.square("z0")});
    EXPECT_TRUE(joinedOverCorners(g, board.square("e4")).empty());
}

TEST(Borders, ATorusHasNone) {
    const Board board("vyrt");
    for (const Delta step : {Up, Down, Left, Right}) EXPECT_EQ(board.border("j11", step), Border::Open);
}

}  // namespace
}  // namespace rokada::test::surroundingsTest
