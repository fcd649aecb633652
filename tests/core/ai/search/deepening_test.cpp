// Coordination of search threads: the choice of the next window, and of the move that each thread searches.
#include "ai/search/deepening.h"
#include "ai/search/abdada.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

namespace rokada::deepeningTest {
namespace {

constexpr int Deepest = 20;
constexpr Score Aspiration = 16;

Move moveTo(unsigned square) { return {Square(0), Square(square)}; }

std::vector<RootMove> someMoves() {
    std::vector<RootMove> moves;
    for (unsigned i = 1; i <= 4; ++i) moves.push_back({.move = moveTo(i)});
    return moves;
}

/// Finishes the current window with this score for its best move.
void answer(Deepening& deepening, Score score) {
    std::vector<RootMove> moves;
    const RootWindow window = deepening.current(moves);
    moves[window.pv].score = score;
    deepening.finish(window, score, moves);
}

RootWindow now(Deepening& deepening) {
    std::vector<RootMove> moves;
    return deepening.current(moves);
}

TEST(Deepening, OpensItsWindowAroundTheLastScoreFromTheFifthPlyOn) {
    Deepening deepening(someMoves(), 1, Deepest, Aspiration);
    for (int depth = 1; depth <= 4; ++depth) {
        EXPECT_EQ(now(deepening).depth, depth);
        EXPECT_EQ(now(deepening).alpha, -Infinite);
        EXPECT_EQ(now(deepening).beta, Infinite);
        answer(deepening, 30);
    }
    EXPECT_EQ(now(deepening).depth, 5);
    EXPECT_EQ(now(deepening).alpha, 30 - Aspiration);
    EXPECT_EQ(now(deepening).beta, 30 + Aspiration);
}

TEST(Deepening, WidensTheSideOnWhichTheScoreWasOutside) {
    Deepening deepening(someMoves(), 1, Deepest, Aspiration);
    for (int i = 0; i < 4; ++i) answer(deepening, 0);
    const RootWindow first = now(deepening);
    answer(deepening, first.beta);
    const RootWindow high = now(deepening);
    EXPECT_EQ(high.depth, 5);
    EXPECT_EQ(high.alpha, first.alpha);
    EXPECT_GT(high.beta, first.beta);
    answer(deepening, high.alpha);
    const RootWindow low = now(deepening);
    EXPECT_LT(low.alpha, high.alpha);
    EXPECT_LE(low.beta, high.beta);
    EXPECT_LT(low.alpha, low.beta);
    answer(deepening, mateIn(3));
    EXPECT_EQ(now(deepening).beta, Infinite);
    std::vector<RootMove> moves;
    for (int depth = 1; depth <= 4; ++depth) EXPECT_EQ(deepening.finished(moves), depth);
    EXPECT_EQ(deepening.finished(moves), 0);
}

TEST(Deepening, EndsAWindowForAllWithTheFirstWhoHasSearchedIt) {
    Deepening deepening(someMoves(), 1, Deepest, Aspiration);
    std::vector<RootMove> quick, slow;
    const RootWindow mine = deepening.current(quick);
    const RootWindow theirs = deepening.current(slow);
    EXPECT_FALSE(deepening.past(theirs.number));
    std::swap(quick[0], quick[2]);
    quick[0].score = 50;
    deepening.finish(mine, 50, quick);
    EXPECT_TRUE(deepening.past(theirs.number));
    slow[0].score = -50;
    deepening.finish(theirs, -50, slow);
    EXPECT_EQ(deepening.current(slow).depth, 2);
    EXPECT_EQ(slow[0].move, moveTo(3));
    EXPECT_EQ(slow[0].earlier, 50);
}

TEST(Deepening, SearchesEveryVariationAndSortsThem) {
    Deepening deepening(someMoves(), 3, Deepest, Aspiration);
    std::vector<RootMove> moves;
    for (const Score score : {10, 30, 20}) {
        EXPECT_EQ(deepening.finished(moves), 0);
        answer(deepening, score);
    }
    EXPECT_EQ(deepening.finished(moves), 1);
    EXPECT_EQ(moves[0].move, moveTo(2));
    EXPECT_EQ(moves[1].move, moveTo(3));
    EXPECT_EQ(moves[2].move, moveTo(1));
    EXPECT_EQ(now(deepening).pv, 0u);
    EXPECT_EQ(now(deepening).depth, 2);
}

TEST(Deepening, HasNothingLeftAfterTheDeepestIteration) {
    Deepening deepening(someMoves(), 1, 2, Aspiration);
    answer(deepening, 1);
    answer(deepening, 2);
    const RootWindow none = now(deepening);
    EXPECT_EQ(none.depth, 0);
    answer(deepening, 3);
    std::vector<RootMove> moves;
    EXPECT_EQ(deepening.finished(moves), 1);
    EXPECT_EQ(deepening.finished(moves), 2);
    EXPECT_EQ(moves.front().score, 2);
    EXPECT_EQ(deepening.finished(moves), 0);
}

TEST(Abdada, KnowsWhichMoveIsLookedAtAndToWhichDepth) {
    const auto abdada = std::make_unique<Abdada>();
    const auto name = Abdada::nameOf(77, moveTo(3), 5);
    EXPECT_FALSE(abdada->has(name));
    abdada->startMove(name);
    EXPECT_TRUE(abdada->has(name));
    EXPECT_FALSE(abdada->has(Abdada::nameOf(77, moveTo(3), 6)));
    EXPECT_FALSE(abdada->has(Abdada::nameOf(77, moveTo(4), 5)));
    EXPECT_FALSE(abdada->has(Abdada::nameOf(78, moveTo(3), 5)));
    abdada->finishMove(name);
    EXPECT_FALSE(abdada->has(name));
}

TEST(Abdada, ForgetsOneIfThereIsNoRoom) {
    const auto abdada = std::make_unique<Abdada>();
    // Keys that differ only in their highest bits share a bucket.
    std::vector<Abdada::Name> names;
    for (Key i = 0; i < 6; ++i) names.push_back(Abdada::nameOf(i << 60, moveTo(3), 5));
    for (const auto name : names) abdada->startMove(name);
    const auto known = [&] { return std::ranges::count_if(names, [&](auto n) { return abdada->has(n); }); };
    EXPECT_EQ(known(), 4);
    EXPECT_TRUE(abdada->has(names.back()));
    for (const auto name : names) abdada->finishMove(name);
    EXPECT_EQ(known(), 0);
}

}  // namespace
}  // namespace rokada::deepeningTest
