// Tests the conversion between plies to mate and turns to mate.
#include "ai/evaluation/matecount.h"
#include "books.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::matecountTest {
namespace {

TEST(MateCount, OfTwoPlayersIsHalfThePlies) {
    const Position start = startPosition(*kept("chess"));
    for (int turns = 1; turns < 20; ++turns) {
        EXPECT_EQ(turnsToMate(start, mateIn(2 * turns - 1)), turns);
        EXPECT_EQ(turnsToMate(start, matedIn(2 * turns)), -turns);
        EXPECT_EQ(mateScore(start, turns), mateIn(2 * turns - 1));
        EXPECT_EQ(mateScore(start, -turns), matedIn(2 * turns));
    }
    EXPECT_EQ(turnsToMate(start, 300), 0);
}

TEST(MateCount, ComesBackAmongFour) {
    const Position start = startPosition(*kept("fortress", "placement=standard"));
    for (int turns = 1; turns < 20; ++turns) {
        EXPECT_EQ(turnsToMate(start, mateScore(start, turns)), turns);
        EXPECT_EQ(turnsToMate(start, mateScore(start, -turns)), -turns);
    }
}

}  // namespace
}  // namespace rokada::test::matecountTest
