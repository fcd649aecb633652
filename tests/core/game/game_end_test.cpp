// Special cases of game endings: which ending comes first, redo, limits at the start, and counters at their maximum.
#include "books.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::gameEndTest {
namespace {

Game from(std::string_view variant, std::string_view options, std::string_view text) {
    return {kept(variant, options), position(kept(variant, options), text)};
}

Move move(const Game& game, std::string_view text) { return parseMove(game.position(), text).value(); }

TEST(GameEnd, AnAgreementForgetsUndoneMoves) {
    Game game(kept("chess"));
    play(game, "e2e4 e7e5");
    game.undo();
    game.agreeDraw();
    EXPECT_FALSE(game.canRedo());
    game.redo();
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(game.ending()->reason, Reason::Agreement);
}

TEST(GameEnd, AResignationForgetsUndoneMoves) {
    Game game(kept("vyrt"));
    play(game, "e2e4 e7e5");
    game.undo();
    game.resign(Side(1));
    EXPECT_FALSE(game.canRedo());
    EXPECT_EQ(game.ending()->reason, Reason::Resignation);
}

TEST(GameEnd, AnIllegalMoveThatLosesIsADrawAgainstABareKing) {
    Game lost = from("chess", "", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    lost.forfeit(Side(1));
    EXPECT_EQ(lost.ending()->reason, Reason::IllegalMove);
    EXPECT_EQ(lost.ending()->halfPoints[0], 2);
    Game drawn = from("chess", "", "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    drawn.forfeit(Side(0));
    EXPECT_EQ(drawn.ending()->reason, Reason::IllegalMove);
    EXPECT_TRUE(drawn.ending()->drawn());
}

TEST(GameEnd, TwoFallenFlagsAreADraw) {
    Game game(kept("vyrt"));
    game.drawOnTime();
    EXPECT_EQ(game.ending()->reason, Reason::Time);
    EXPECT_TRUE(game.ending()->drawn());
    EXPECT_EQ(game.ending()->side, NoSide);
    game.undo();
    EXPECT_FALSE(game.ending());
}

TEST(GameEnd, AMoveThatStalematesNeedsNoClaim) {
    Game game = from("chess", "", "7k/8/5K2/6Q1/8/8/8/8 w - - 99 80");
    EXPECT_EQ(game.claimable(move(game, "g5g6")), Claim::None);
    EXPECT_EQ(game.claimable(move(game, "g5h4")), Claim::FiftyMoves);
    EXPECT_FALSE(game.claim(move(game, "g5g6")));
    play(game, "g5g6");
    EXPECT_EQ(game.ending()->reason, Reason::Stalemate);
}

TEST(GameEnd, AMoveThatMatesNeedsNoClaim) {
    Game game = from("chess", "", "7k/8/6K1/8/8/8/8/R7 w - - 99 80");
    EXPECT_EQ(game.claimable(move(game, "a1a8")), Claim::None);
}

TEST(GameEnd, ANamedClaimIsTakenBackWithItsMove) {
    Game game = from("chess", "", "7k/8/5K2/6Q1/8/8/8/8 w - - 99 80");
    ASSERT_TRUE(game.claim(move(game, "g5h4")));
    EXPECT_EQ(game.ending()->reason, Reason::FiftyMovesClaim);
    game.undo();
    EXPECT_FALSE(game.ending());
    EXPECT_EQ(game.played(), 0u);
}

TEST(GameEnd, AMoveLimitHoldsAtTheStartToo) {
    const char* endless = "7k/8/5K2/6Q1/8/8/8/8 w - - 150 120";
    ASSERT_TRUE(from("chess", "", endless).ending());
    EXPECT_EQ(from("chess", "", endless).ending()->reason, Reason::FiftyMoves);
    EXPECT_FALSE(from("chess", "laws=classic", endless).ending());
}

TEST(GameEnd, FullCountersStayReadable) {
    Game game = from("chess", "laws=classic", "7k/8/5K2/6Q1/8/8/8/8 w - - 9999 9999");
    play(game, "g5h4 h8g8 h4g4 g8h8");
    const std::string text = positionText(game.position());
    EXPECT_EQ(text, "7k/8/5K2/8/6Q1/8/8/8 w - - 9999 9999");
    EXPECT_TRUE(parsePosition(game.book(), text));
}

TEST(GameEnd, KingsWithReservesAreNotDead) {
    const char* kings =
        "4********4/4********4/7rK8/16/**12**/**12**/**12**/**11uK**/**12**/**12**/**12**/**12**/16/"
        "8wK7/4********4/bK3********4";
    EXPECT_EQ(from("fortress", "", std::string(kings) + " w - - 0 1").ending()->reason, Reason::DeadPosition);
    EXPECT_FALSE(from("fortress", "", std::string(kings) + "[wN] w - - 0 1").ending());
}

/// After Black has passed, the position must equal the one that is read from its position text.
TEST(GameEnd, PassesLeaveNoTrace) {
    Game game(kept("fortress"), placed(kept("fortress"), "wKi3 wQc3 rKh14 uKn9 bKa1", "w - - 0 1"));
    play(game, "c3c2");
    ASSERT_EQ(game.last()->forced.size(), 1u);
    ASSERT_EQ(game.last()->forced[0].type(), MoveType::Pass);
    EXPECT_EQ(position(kept("fortress"), positionText(game.position())), game.position());
}

TEST(GameEnd, RightsAreGrantedOnce) {
    Position p = position(kept("chess"), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    p.grantRights(1);
    p.grantRights(1);
    EXPECT_EQ(p.key(), p.computedKey());
    EXPECT_EQ(positionText(p), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

TEST(ShortText, ACaptureMarkMeansACapture) {
    const Position start = position(kept("chess"), kept("chess")->variant().start);
    EXPECT_FALSE(parseShort(start, "exe4"));
    EXPECT_FALSE(parseShort(start, "Nxf3"));
    EXPECT_FALSE(parseShort(start, "N--f3"));
    EXPECT_TRUE(parseShort(start, "e2-e4"));
    EXPECT_TRUE(parseShort(start, "Ng1-f3"));
    EXPECT_FALSE(parseShort(start, "knight"));
}

}  // namespace
}  // namespace rokada::test::gameEndTest
