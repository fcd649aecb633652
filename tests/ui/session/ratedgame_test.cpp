// Which games count for ratings, and the proposed next opponent.
#include "session/ratedgame.h"

#include "session/opponents.h"
#include "windowtesting.h"

#include <gtest/gtest.h>

namespace rokada::ui::ratedgameTest {
namespace {

using testing::setupFor;

GameSetup against(const char* game, const char* seats, int level) {
    GameSetup setup = setupFor(game, seats);
    for (Seat& seat : setup.seats) seat.level = Level(level);
    return setup;
}

double ratingOf(const char* game, int level) { return opponentOf(game, Level(level))->rating.value; }

TEST(RatedGame, TheOpponentHasTheRatingOfTheList) {
    const auto opponents = ratedOpponents(against("chess", "pc", 3));
    ASSERT_TRUE(opponents);
    EXPECT_DOUBLE_EQ(opponents->rating, ratingOf("chess", 3));
    EXPECT_NEAR(opponents->deviation, opponentOf("chess", Level(3))->rating.margin / 1.96, 1e-9);
}

TEST(RatedGame, FullStrengthHasARatingToo) {
    GameSetup setup = against("chess", "cp", 3);
    setup.seats[0].level = Level::full();
    ASSERT_TRUE(ratedOpponents(setup));
    EXPECT_DOUBLE_EQ(ratedOpponents(setup)->rating, opponentsIn("chess").full.value);
}

TEST(RatedGame, TwoEnemiesAreOneOpponentWithTheirMeanRating) {
    GameSetup setup = against("fortress", "pcpc", 3);
    const int team = setup.book->variant().sideSpecs[0].team;
    std::vector<std::size_t> enemies;
    for (std::size_t side = 0; side < 4; ++side) {
        setup.seats[side].human = setup.book->variant().sideSpecs[side].team == team;
        if (!setup.seats[side].human) enemies.push_back(side);
    }
    ASSERT_EQ(enemies.size(), 2U);
    setup.seats[enemies[1]].level = Level(5);
    const auto opponents = ratedOpponents(setup);
    ASSERT_TRUE(opponents);
    EXPECT_DOUBLE_EQ(opponents->rating, (ratingOf("fortress", 3) + ratingOf("fortress", 5)) / 2);
}

TEST(RatedGame, OtherGamesDoNotCount) {
    EXPECT_FALSE(ratedOpponents(against("chess", "pp", 3))) << "two people";
    EXPECT_FALSE(ratedOpponents(against("chess", "cc", 3))) << "no person";
    EXPECT_FALSE(ratedOpponents(against("fortress", "ppcc", 3))) << "people in both teams";
    GameSetup helped = against("chess", "pc", 3);
    helped.helped = true;
    EXPECT_FALSE(ratedOpponents(helped));
    GameSetup engine = against("chess", "pc", 3);
    engine.seats[1].engine = QStringLiteral("Stockfish");
    EXPECT_FALSE(ratedOpponents(engine));
    GameSetup start = against("chess", "pc", 3);
    start.start = Game(start.book).position();
    EXPECT_FALSE(ratedOpponents(start));
}

TEST(NextOpponent, IsTheNearestAndAfterAWinAStrongerOne) {
    const auto chess = opponentsOf("chess");
    const Opponent &third = chess[2], &fourth = chess[3];
    const double rating = third.rating.value;
    EXPECT_EQ(nextOpponent("chess", rating, fourth.level, false), third.level.steps());
    EXPECT_EQ(nextOpponent("chess", rating, third.level, false), 0) << "the same again is a rematch";
    EXPECT_EQ(nextOpponent("chess", rating, third.level, true), fourth.level.steps());
    EXPECT_EQ(nextOpponent("chess", rating, chess.back().level, true), 0) << "none is stronger";
}

}  // namespace
}  // namespace rokada::ui::ratedgameTest
