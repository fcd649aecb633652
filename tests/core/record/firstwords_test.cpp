// Writing a game also gives the words of its first moves.
#include "everyvariant.h"
#include "randomtree.h"
#include "record/pgnwords.h"
#include "record/pgnwriter.h"

#include <gtest/gtest.h>

namespace rokada::test::firstwordsTest {
namespace {

std::vector<std::string> mainWords(const GameTree& tree, std::size_t plies) {
    std::vector<std::string> words;
    Position position = tree.start();
    for (Node node = tree.next(Node::Root); node != Node::None && words.size() < plies; node = tree.next(node)) {
        words.push_back(wordOf(position, tree.move(node)));
        advance(position, tree.move(node));
    }
    return words;
}

class FirstWords : public testing::TestWithParam<int> {};

TEST_P(FirstWords, AreThoseOfTheMainLine) {
    Random random(static_cast<std::uint64_t>(GetParam()));
    const RulebookPtr book = everyRuleSet()[static_cast<std::size_t>(GetParam())].book();
    for (const std::size_t plies : {0, 5, 24, 500}) {
        const GameTree tree = randomTree(book, random, 40);
        std::vector<std::string> words{"an earlier word"};
        EXPECT_EQ(pgnText(tree, plies, words), pgnText(tree));
        EXPECT_EQ(words, mainWords(tree, plies)) << pgnText(tree);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, FirstWords, testing::Range(0, static_cast<int>(everyRuleSet().size())));

}  // namespace
}  // namespace rokada::test::firstwordsTest
