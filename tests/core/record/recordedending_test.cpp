// Tests endings that the moves do not show, such as a resignation. They are written into a record and restored from it.
#include "record/recordedending.h"

#include "books.h"
#include "diagram.h"
#include "lines.h"
#include "playedtree.h"

#include <gtest/gtest.h>

#include <functional>

namespace rokada::test::recordedendingTest {
namespace {

using End = std::function<void(Game&)>;

/// Ends the game, writes its record, and returns the game restored from the record.
Game again(Game game, const End& end) {
    end(game);
    GameTree tree = treeOf(game);
    if (game.ending()) recordEnding(tree, *game.ending());
    Game read = gameAt(tree, tree.variationEnd(Node::Root));
    restoreEnding(read, tree);
    EXPECT_EQ(read.ending(), game.ending());
    return read;
}

TEST(RecordedEnding, ComesBackAsItWas) {
    const std::vector<End> ends{[](Game& game) { game.resign(Side(1)); }, [](Game& game) { game.flag(Side(0)); },
                                [](Game& game) { game.forfeit(Side(1)); }, [](Game& game) { game.drawOnTime(); },
                                [](Game& game) { game.agreeDraw(); }};
    for (const char* variant : {"chess", "greatshatranj", "bolyar", "vyrt"}) {
        for (const End& end : ends) EXPECT_TRUE(again(Game(kept(variant)), end).ending()) << variant;
    }
}

TEST(RecordedEnding, OfAFlagAgainstABareKingIsADraw) {
    const RulebookPtr& book = kept("chess");
    const Game game(book, placed(book, "Ke1 Qd1 ke8", "w - - 0 1"));
    EXPECT_TRUE(again(game, [](Game& g) { g.flag(Side(0)); }).ending()->drawn());
}

/// The move f6g8 creates the third occurrence of the position. Black claims a draw by naming this move, or White claims
/// after it.
TEST(RecordedEnding, OfAClaimNamesWhoClaims) {
    Game game(kept("chess"));
    play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    const Move back = line(game.position(), "f6g8").front();
    EXPECT_EQ(again(game, [&](Game& g) { g.claim(back); }).ending()->side, Side(1));
    game.play(back);
    EXPECT_EQ(again(game, [](Game& g) { g.claim(); }).ending()->side, Side(0));
}

TEST(RecordedEnding, OfAClaimByNobodyIsThatOfTheSideToMove) {
    Game game(kept("chess"));
    play(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    GameTree tree = treeOf(game);
    tree.setTag("Ending", "repetition claimed");
    restoreEnding(game, tree);
    ASSERT_TRUE(game.ending());
    EXPECT_EQ(game.ending()->side, Side(0));
}

TEST(RecordedEnding, IsForgottenWhenTheGameGoesOn) {
    Game game(kept("chess"));
    game.resign(Side(0));
    GameTree tree = treeOf(game);
    recordEnding(tree, *game.ending());
    forgetEnding(tree);
    Game read = gameAt(tree, tree.variationEnd(Node::Root));
    restoreEnding(read, tree);
    EXPECT_FALSE(read.ending());
}

/// Returns a game in which the knights move out and back until the start position has occurred five times.
Game fivefold() {
    Game game(kept("chess"));
    for (int i = 0; i < 4; ++i) play(game, "g1f3 g8f6 f3g1 f6g8");
    return game;
}

TEST(RecordedEnding, TheResultOfTheRecordCountsAgainstARepetition) {
    Game game = fivefold();
    ASSERT_TRUE(game.ending());
    ASSERT_EQ(game.ending()->reason, Reason::Repetition);
    GameTree tree = treeOf(game);
    tree.setTag("Result", "1/2-1/2");
    settleByRecord(game, tree);
    EXPECT_TRUE(game.ending()) << "both say the same";
    tree.setTag("Result", "*");
    settleByRecord(game, tree);
    EXPECT_TRUE(game.ending()) << "the record says nothing";
    tree.setTag("Result", "1-0");
    settleByRecord(game, tree);
    EXPECT_FALSE(game.ending());
    game.undo();
    game.redo();
    EXPECT_FALSE(game.ending());
}

TEST(RecordedEnding, AMateStaysAMate) {
    Game game(kept("chess"));
    play(game, "f2f3 e7e5 g2g4 d8h4");
    GameTree tree = treeOf(game);
    tree.setTag("Result", "1-0");
    settleByRecord(game, tree);
    EXPECT_TRUE(game.ending()) << "nobody can go on";
    EXPECT_TRUE(contradictsRecord(tree, *game.ending()));
}

}  // namespace
}  // namespace rokada::test::recordedendingTest
