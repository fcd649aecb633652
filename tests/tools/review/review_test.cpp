// Tests of tools/review, which compares the annotation symbols in game records with the grades of Rokada's game review.
#include "comparison.h"
#include "record/pgnreader.h"

#include <gtest/gtest.h>

namespace rokada::review::reviewTest {
namespace {

GameTree treeOf(const std::string& pgn) {
    RulebookCache books;
    return readPgn({.text = pgn, .length = pgn.size()}, books).tree;
}

Review withGrades(const GameTree& tree, std::initializer_list<MoveGrade> grades) {
    Review review;
    auto grade = grades.begin();
    for (const Node node : tree.path(tree.variationEnd(Node::Root)))
        review.moves.push_back({.node = node, .played = tree.move(node), .mover = {}, .grade = *grade++});
    return review;
}

TEST(ReviewComparison, CountsWhatBothCallABlunder) {
    const GameTree tree = treeOf("1. e4 $4 e5 $2 2. Nf3 Nc6?? *\n");
    using enum MoveGrade;
    const Review review = withGrades(tree, {Blunder, Blunder, Blunder, Mistake});
    const auto judged = judgedMoves(tree, review);
    ASSERT_EQ(judged.size(), 4U);
    EXPECT_EQ(judged[1].text, "1... e5");
    EXPECT_EQ(judged[1].theirs, 2);
    Agreement agreement;
    agreement.add(judged, review);
    EXPECT_EQ(agreement.theirs, 2);
    EXPECT_EQ(agreement.ours, 3);
    EXPECT_EQ(agreement.both, 1);
    EXPECT_EQ(agreement.oursMarkedAtAll, 2);
    EXPECT_EQ(agreement.theirsFoundAtAll, 2);
    EXPECT_DOUBLE_EQ(agreement.recall(), 0.5);
    EXPECT_DOUBLE_EQ(agreement.precision(), 1.0 / 3);
}

TEST(ReviewComparison, OnlyTheMainVariationCounts) {
    EXPECT_TRUE(hasBlunderMark(treeOf("1. e4 e5 2. Ke2?? *\n")));
    EXPECT_FALSE(hasBlunderMark(treeOf("1. e4 e5 (1... f6?? ) 2. Nf3? *\n")));
}

}  // namespace
}  // namespace rokada::review::reviewTest
