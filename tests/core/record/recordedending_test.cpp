// Ends that no move shows: what is written beside the result, and the end that follows from it again.
#include "record/recordedending.h"

#include "books.h"
#include "diagram.h"
#include "playedtree.h"

#include <gtest/gtest.h>

#include <functional>

namespace rokada::test {
namespace {

using End = std::function<void(Game&)>;

/// The game ends in this way, is written down, and is made from the record again.
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

}  // namespace
}  // namespace rokada::test
