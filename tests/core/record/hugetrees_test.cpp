// Very large records: memory per move and per copy, and positions found without replaying the whole game.
#include "record/treepositions.h"

#include "diagram.h"
#include "knightshuffle.h"
#include "text/movetext.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

#include <malloc.h>

#include <array>

namespace rokada::test::hugetreesTest {
namespace {

constexpr int Plies = 100'000;

std::size_t inUse() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

TEST(HugeTree, AMoveTakesTwentyBytesAndACopyNone) {
    const RulebookPtr book = rules("chess");
    const std::size_t before = inUse();
    GameTree tree(book);
    shuffleKnights(tree, Node::Root, Plies);
    const std::size_t grown = inUse();
    EXPECT_LT(grown - before, std::size_t{Plies} * 20 + 8192);
    GameTree copy = tree;
    EXPECT_TRUE(copy.sameCopy(tree));
    EXPECT_LT(inUse() - grown, std::size_t{Plies} / 10 + 8192);
    copy.remarks(Node(Plies / 2)).setComment("the middle");
    EXPECT_LT(inUse() - grown, std::size_t{Plies} / 5 + 16'384) << "a change takes a block";
    EXPECT_FALSE(copy.sameCopy(tree));
    EXPECT_FALSE(copy == tree);
    EXPECT_TRUE(tree.remarks(Node(Plies / 2)).empty());
}

TEST(HugeTree, ACopyIsATreeOfItsOwn) {
    GameTree tree(rules("chess"));
    const Node e4 = tree.add(Node::Root, *parseMove(tree.start(), "e2e4"));
    tree.add(Node::Root, *parseMove(tree.start(), "d2d4"));
    const GameTree before = tree;
    const Node e5 = tree.add(e4, *parseMove(positionAt(tree, e4), "e7e5"));
    EXPECT_EQ(before.size(), 2U);
    EXPECT_EQ(tree.size(), 3U);
    EXPECT_EQ(before.next(e4), Node::None);
    EXPECT_EQ(tree.placesInCommon(before), 3U);
    tree.remove(e5);
    EXPECT_EQ(tree.size(), 2U);
    EXPECT_TRUE(tree == before) << "the same moves and remarks, whatever was between";
    GameTree other = before;
    other.promote(Node(2));
    EXPECT_EQ(other.next(Node::Root), Node(2));
    EXPECT_EQ(before.next(Node::Root), Node(1));
    other.remove(Node(2));
    EXPECT_EQ(other.children(Node::Root).size(), 1U);
    EXPECT_FALSE(other.has(Node(2)));
    EXPECT_TRUE(before.has(Node(2)));
}

TEST(HugeTree, AnotherMoveAtTheSamePlaceIsNotInCommon) {
    GameTree tree(rules("chess"));
    shuffleKnights(tree, Node::Root, 1'000);
    GameTree one = tree, other = tree;
    one.append(Node(1'000), *parseMove(positionAt(tree, Node(1'000)), "e2e4"));
    other.append(Node(1'000), *parseMove(positionAt(tree, Node(1'000)), "d2d4"));
    EXPECT_EQ(one.placesInCommon(other), 1'001U);
    EXPECT_EQ(one.placesInCommon(tree), 1'001U);
}

TEST(TreePositions, AreThoseOfTheGame) {
    GameTree tree(rules("chess"));
    const Node end = shuffleKnights(tree, Node::Root, 3'000);
    TreePositions positions;
    positions.setTree(tree);
    for (const int ply : {3'000, 2'999, 1'500, 17, 0, 2'000})
        EXPECT_EQ(positionText(positions.after(Node(ply))), positionText(positionAt(tree, Node(ply)))) << ply;
    EXPECT_LE(positions.kept(), 3'000 / TreePositions::Distance + 3);
    // The new tree has another move in place of the removed one.
    tree.remove(end);
    GameTree shorter(rules("chess"));
    shuffleKnights(shorter, Node::Root, 2'500);
    shorter.append(Node(2'500), *parseMove(positionAt(shorter, Node(2'500)), "e2e4"));
    positions.setTree(shorter);
    EXPECT_EQ(positionText(positions.after(Node(2'501))), positionText(positionAt(shorter, Node(2'501))));
}

}  // namespace
}  // namespace rokada::test::hugetreesTest
