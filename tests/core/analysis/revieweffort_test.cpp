// Tests how a game review distributes its nodes over the positions, and which move of a four-player game it reviews
// last.
#include "analysis/revieweffort.h"

#include "analysis/annotate.h"
#include "analysis/recordedreview.h"
#include "books.h"
#include "game/game.h"
#include "rules/movegen.h"

#include <gtest/gtest.h>

#include <numeric>

namespace rokada::test::revieweffortTest {
namespace {

std::uint64_t sum(const std::vector<std::uint64_t>& nodes) {
    return std::accumulate(nodes.begin(), nodes.end(), std::uint64_t{0});
}

TEST(ReviewEffort, AGameOfUsualLengthGetsAllNodes) {
    for (const std::uint64_t nodes : sharedNodes(100'000, std::vector<bool>(80))) EXPECT_EQ(nodes, 100'000U);
}

TEST(ReviewEffort, ALongGameTakesNoMoreThanOneOfUsualLengthAndPersonsMovesGetMost) {
    for (const std::size_t plies : {200U, 600U, 1500U}) {
        std::vector<bool> personal(plies);
        for (std::size_t i = 0; i < plies; i += 4) personal[i] = personal[i + 1] = true;
        const auto nodes = sharedNodes(100'000, personal);
        EXPECT_LE(sum(nodes), PositionsInFull * 101'000) << plies;
        EXPECT_GE(sum(nodes), PositionsInFull * 80'000) << plies;
        EXPECT_GT(nodes[0], 2 * nodes[2]) << plies;
        EXPECT_LE(nodes[0], 100'000U) << plies;
    }
}

/// Returns a game in which White resigns before its third turn. The other three players play three more rounds.
GameTree resigned() {
    const RulebookPtr book = kept("fortress");
    GameTree tree(book);
    Game game(book);
    Node at = Node::Root;
    const auto play = [&](Move move) {
        at = tree.append(at, move);
        if (move.type() == MoveType::Elimination) return game.resign(move.eliminated());
        ASSERT_TRUE(game.playOn(move));
    };
    while (game.position().placing(game.position().turn())) play(game.moves()[0]);
    for (int ply = 0; ply < 5; ++ply) play(game.moves()[0]);
    play(Move::elimination(Side(0)));
    for (int ply = 0; ply < 9; ++ply) play(game.moves()[0]);
    return tree;
}

/// Reviews with an engine that always prefers the first move, and counts the requested nodes.
std::optional<Review> reviewed(const GameTree& tree, const ReviewEffort& effort, std::uint64_t& nodes) {
    const ReviewEngine engine{.think = [&](const Task& task, const std::stop_token&) {
        nodes += task.limits.nodes;
        MoveList moves;
        legalMoves(task.position, moves);
        SearchResult result;
        result.report.variations = {{.score = 20, .moves = {moves[0]}}};
        return result;
    }};
    return reviewGame(engine, tree, effort, {});
}

TEST(ReviewEffort, AGameOfFourIsReviewedUntilTheLastPersonIsOutUnlessTheRestIsAskedFor) {
    const GameTree tree = resigned();
    const Node last = lastOfPersons(tree, 1);
    ASSERT_NE(last, Node::None);
    EXPECT_EQ(tree.move(last).eliminated(), Side(0));
    EXPECT_EQ(lastOfPersons(tree, 3), Node::None) << "another person plays on";
    EXPECT_EQ(lastOfPersons(tree, 0), Node::None) << "nothing is known of persons";
    std::uint64_t brief = 0, whole = 0;
    const auto review = reviewed(tree, {.nodes = 1000, .persons = 1}, brief);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->moves.size(), 5U);
    const auto all = reviewed(tree, {.nodes = 1000, .persons = 1, .whole = true}, whole);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->moves.size(), 14U);
    EXPECT_GT(whole, 2 * brief);
}

TEST(ReviewEffort, WhatEndedWithTheLastPersonIsReadBackFromItsRecord) {
    GameTree tree = resigned();
    std::uint64_t nodes = 0;
    const auto review = reviewed(tree, {.nodes = 1000, .persons = 1}, nodes);
    annotate(tree, *review);
    const auto found = reviewIn(tree);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->moves.size(), review->moves.size());
}

}  // namespace
}  // namespace rokada::test::revieweffortTest
