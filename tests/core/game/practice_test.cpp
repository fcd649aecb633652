// Tests of practice boards, on which no rule ends the game and kings may be missing.
#include "game/game.h"

#include "books.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::practiceTest {
namespace {

Game practice(std::string_view position) {
    const RulebookPtr book = kept("chess");
    return Game::practice(book, *parsePosition(*book, position));
}

Move move(const Game& game, std::string_view text) { return parseMove(game.position(), text).value(); }

TEST(Practice, InsufficientMaterialIsPlayedOn) {
    Game game = practice("7k/8/8/8/3N4/8/8/K7 w - - 99 80");
    EXPECT_FALSE(game.ending());
    EXPECT_TRUE(game.play(move(game, "d4f5")));
    EXPECT_FALSE(game.ending());
    EXPECT_FALSE(game.moves().empty());
}

TEST(Practice, MateEndsIt) {
    Game game = practice("7k/6pp/8/8/8/8/8/K4R2 w - - 0 1");
    EXPECT_TRUE(game.play(move(game, "f1f8")));
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(game.ending()->reason, Reason::Checkmate);
}

TEST(Practice, ABoardWithoutKingsHasNoMoves) {
    const RulebookPtr book = kept("chess");
    const Game game = Game::practice(book, Position(*book));
    EXPECT_FALSE(game.ending());
    EXPECT_TRUE(game.moves().empty());
}

TEST(Practice, NobodyRepliesToAMovePlayedAlone) {
    Game game = practice("7k/8/8/8/3R4/8/8/K7 w - - 0 1");
    EXPECT_TRUE(game.playAlone(move(game, "d4d7")));
    EXPECT_EQ(game.position().turn(), Side(0));
    EXPECT_TRUE(game.playAlone(move(game, "d7g7")));
    EXPECT_EQ(game.played(), 2U);
    EXPECT_FALSE(game.playAlone(Move(Square(0), Square(63))));
    game.undo();
    EXPECT_EQ(positionText(game.position()).substr(0, 10), "7k/3R4/8/8");
}

}  // namespace
}  // namespace rokada::test::practiceTest
