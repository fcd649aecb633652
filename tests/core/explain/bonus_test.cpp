// Tests of bonus pieces in Bolyar chess: a knight or boat that reaches an enemy corner brings new boats.
#include "explain/bonus.h"

#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::bonusTest {
namespace {

Position bolyar(std::string_view rows) { return *parsePosition(*kept("bolyar"), std::string(rows) + " w - - 0 1"); }

Square named(std::string_view name) { return kept("bolyar")->geometry().named(name); }

TEST(Bonus, ABoatInTheCornerIsAGeneralAndBringsTwoBoats) {
    const Position p = bolyar("1*********1/*4k4*/*L8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1");
    const auto found = bonuses(p, named("a7"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].arrival, named("z9"));
    EXPECT_EQ(found[0].becomes, kept("bolyar")->variant().kindOf('G'));
    EXPECT_EQ(found[0].placed, (std::vector<Square>{named("z0"), named("j0")}));
    EXPECT_TRUE(found[0].occupied.empty());
}

TEST(Bonus, OnAnOccupiedCornerNothingIsPlaced) {
    const Position p = bolyar("1*********1/*4k4*/*L8*/*9*/*9*/*9*/*9*/*9*/*4K4*/L*********l");
    const auto found = bonuses(p, named("a7"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].placed.empty());
    EXPECT_EQ(found[0].given, pieceOf(Side(0), kept("bolyar")->variant().kindOf('L')));
    EXPECT_EQ(found[0].occupied, (std::vector<Square>{named("z0"), named("j0")}));
}

TEST(Bonus, OthersAndOtherGamesHaveNone) {
    const Position p = bolyar("1*********1/*4k4*/*P8*/*9*/*9*/*9*/*9*/*9*/*4K4*/1*********1");
    EXPECT_TRUE(bonuses(p, named("a7")).empty());
    const Position chess = startPosition(*kept("chess"));
    EXPECT_TRUE(bonuses(chess, chess.book().geometry().named("e2")).empty());
}

}  // namespace
}  // namespace rokada::test::bonusTest
