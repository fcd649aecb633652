// Tests of game trees: variations are added, promoted and removed, and games are replayed from them.
#include "record/gametree.h"

#include "diagram.h"
#include "playedtree.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::gametreeTest {
namespace {

Node play(GameTree& tree, Node node, std::initializer_list<const char*> moves) {
    for (const char* text : moves) node = tree.add(node, *parseMove(positionAt(tree, node), text));
    return node;
}

/// Returns the main line. Each variation follows the move that it replaces, in brackets.
std::string written(const GameTree& tree, Node node = Node::Root) {
    std::string text;
    for (Node next = tree.next(node); next != Node::None; next = tree.next(node)) {
        text += (text.empty() ? "" : " ") + moveText(tree.book(), tree.move(next));
        for (std::size_t i = 1; i < tree.children(node).size(); ++i) {
            const Node side = tree.children(node)[i];
            const std::string rest = written(tree, side);
            text += " (" + moveText(tree.book(), tree.move(side)) + (rest.empty() ? "" : " ") + rest + ')';
        }
        node = next;
    }
    return text;
}

class Tree : public testing::Test {
protected:
    GameTree tree{rules("chess")};
    Node main = play(tree, Node::Root, {"e2e4", "e7e5", "g1f3"});
    Node e4 = tree.path(main)[0];
    Node sicilian = play(tree, e4, {"c7c5", "b1c3"});
};

TEST_F(Tree, AnotherMoveIsAVariation) {
    EXPECT_EQ(written(tree), "e2e4 e7e5 (c7c5 b1c3) g1f3");
    EXPECT_EQ(tree.size(), 5u);
    EXPECT_EQ(tree.plies(sicilian), 3);
}

TEST_F(Tree, TheSameMoveIsFoundAgain) {
    EXPECT_EQ(play(tree, e4, {"c7c5", "b1c3"}), sicilian);
    EXPECT_EQ(tree.size(), 5u);
}

TEST_F(Tree, APromotedVariationIsTheMainOne) {
    EXPECT_TRUE(tree.promote(sicilian));
    EXPECT_EQ(written(tree), "e2e4 c7c5 (e7e5 g1f3) b1c3");
    EXPECT_FALSE(tree.promote(sicilian));
    EXPECT_TRUE(tree.promote(main));
    EXPECT_EQ(written(tree), "e2e4 e7e5 (c7c5 b1c3) g1f3");
}

TEST_F(Tree, AThirdVariationRisesByOne) {
    const Node french = play(tree, e4, {"e7e6"});
    EXPECT_TRUE(tree.promote(french));
    EXPECT_EQ(written(tree), "e2e4 e7e5 (e7e6) (c7c5 b1c3) g1f3");
}

TEST_F(Tree, ARemovedVariationIsGone) {
    tree.remove(tree.parent(sicilian));
    EXPECT_EQ(written(tree), "e2e4 e7e5 g1f3");
    EXPECT_EQ(tree.size(), 3u);
    EXPECT_EQ(tree.variationEnd(Node::Root), main);
    tree.remove(Node::Root);
    EXPECT_EQ(tree.size(), 3u);
}

TEST_F(Tree, VariationsKnowTheirEnds) {
    EXPECT_EQ(tree.variationStart(sicilian), tree.parent(sicilian));
    EXPECT_EQ(tree.variationStart(main), Node::Root);
    EXPECT_EQ(tree.variationEnd(e4), main);
}

TEST_F(Tree, ACopyIsIndependentAndEqual) {
    GameTree copy = tree;
    EXPECT_TRUE(copy == tree);
    copy.remarks(sicilian).setComment("why not");
    EXPECT_FALSE(copy == tree);
    copy = tree;
    copy.promote(sicilian);
    EXPECT_FALSE(copy == tree);
}

TEST_F(Tree, AGameCanBePlayedOnFromAnyMove) {
    const Game game = gameAt(tree, sicilian);
    EXPECT_EQ(game.played(), 3u);
    EXPECT_EQ(positionText(game.position()), positionText(positionAt(tree, sicilian)));
    EXPECT_EQ(written(treeOf(game)), "e2e4 c7c5 b1c3");
}

TEST_F(Tree, ClocksAreCommands) {
    tree.remarks(main).setCommand("clk", "0:05:00");
    tree.remarks(main).setCommand("clk", "0:04:00");
    ASSERT_EQ(tree.remarks(main).after.size(), 1u);
    EXPECT_EQ(tree.remarks(main).after[0].text, "[%clk 0:04:00]");
    EXPECT_EQ(*tree.remarks(main).command("clk"), "0:04:00");
    EXPECT_FALSE(tree.remarks(main).command("eval"));
}

TEST(FortressTree, AResignedSideIsEliminatedAndTheGameGoesOn) {
    Game game(rules("fortress"));
    game.play(*parseMove(game.position(), "N@n3"));
    game.resign(Side(1));
    game.play(*parseMove(game.position(), "N@c14"));
    const GameTree tree = treeOf(game);
    EXPECT_EQ(tree.size(), 3u);
    EXPECT_EQ(positionText(positionAt(tree, tree.variationEnd(Node::Root))), positionText(game.position()));
    EXPECT_EQ(positionText(gameAt(tree, tree.variationEnd(Node::Root)).position()), positionText(game.position()));
}

}  // namespace
}  // namespace rokada::test::gametreeTest
