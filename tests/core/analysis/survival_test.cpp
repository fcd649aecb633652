// Tests the estimated chances of each of four players to survive until the end of the game.
#include "analysis/survival.h"

#include "books.h"
#include "everyvariant.h"
#include "text/positiontext.h"
#include "variants/variants.h"

#include <gtest/gtest.h>

namespace rokada::test::survivalTest {
namespace {

constexpr Side White{0}, Black{1}, Red{2}, Blue{3};

RulebookPtr fortressBook() { return kept("fortress", "placement=standard"); }

double chanceAt(const Position& position, Side side, Score score) {
    return Survival(position.book()).chance(position, side, score).value_or(-1);
}

TEST(Survival, MattersWherePlayersAreEliminated) {
    for (const VariantInfo& info : allVariants())
        EXPECT_EQ(Survival::matters(*makeVariant(info, {})), makeVariant(info, {})->sides() > 2) << info.id;
}

TEST(Survival, AllHaveTheSameChanceAtTheStart) {
    const RulebookPtr book = fortressBook();
    const Position start = startPosition(*book);
    for (const Side side : {White, Black, Red, Blue}) {
        EXPECT_GT(chanceAt(start, side, 0), 0.1);
        EXPECT_LT(chanceAt(start, side, 0), 0.9);
        EXPECT_NEAR(chanceAt(start, side, 0), chanceAt(start, White, 0), 0.02);
    }
}

TEST(Survival, TheTeamThatIsAheadCanHopeForMore) {
    const RulebookPtr book = fortressBook();
    const Position start = startPosition(*book);
    for (const Side side : {White, Red}) {
        EXPECT_GT(chanceAt(start, side, 600), chanceAt(start, side, 0)) << int(side);
        EXPECT_GT(chanceAt(start, side, 0), chanceAt(start, side, -600)) << int(side);
    }
    for (const Side side : {Black, Blue}) EXPECT_LT(chanceAt(start, side, 600), chanceAt(start, side, 0)) << int(side);
}

TEST(Survival, AMateEndsTheHopesOfThoseWhoAreMated) {
    const RulebookPtr book = fortressBook();
    const Position start = startPosition(*book);
    EXPECT_EQ(chanceAt(start, Black, mateIn(5)), 0);
    EXPECT_GT(chanceAt(start, White, mateIn(5)), 0.5);
    EXPECT_EQ(chanceAt(start, White, matedIn(5)), 0);
}

TEST(Survival, WhoIsOutHasNone) {
    const RulebookPtr book = fortressBook();
    Position position = startPosition(*book);
    Undo undo;
    position.make(Move::elimination(White), undo);
    const Survival survival(*book);
    EXPECT_FALSE(survival.chance(position, White, 0));
    ASSERT_TRUE(survival.chance(position, Red, 0));
    EXPECT_EQ(survival.signs(position, Red, 0).alone, 1);
    EXPECT_EQ(survival.signs(position, Red, 0).share, 0);
    EXPECT_EQ(survival.signs(position, Blue, 0).alone, 0);
}

TEST(Survival, IsAChanceWhateverHappens) {
    const Survival survival(*fortressBook());
    wander({.variant = "fortress", .choices = {{"placement", "standard"}}}, 5, 300, [&](const Game& game) {
        for (const Side side : {White, Black, Red, Blue}) {
            const auto chance = survival.chance(game.position(), side, -250);
            EXPECT_EQ(chance.has_value(), game.position().living(side));
            EXPECT_GE(chance.value_or(0), 0);
            EXPECT_LE(chance.value_or(0), 1);
        }
        return true;
    });
}

}  // namespace
}  // namespace rokada::test::survivalTest
