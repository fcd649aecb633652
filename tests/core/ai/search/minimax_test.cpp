// Compares the scores of the engine's search, with pruning switched off, with plain minimax.
#include "ai/search/worker.h"
#include "everyvariant.h"
#include "randomnetwork.h"
#include "rules/judgement.h"
#include "text/positiontext.h"

#include <gtest/gtest.h>

namespace rokada::test::minimaxTest {
namespace {

/// Returns the static evaluation with newly computed accumulators.
Score valueOf(const Evaluator& evaluator, const Position& position) {
    const Network& network = *evaluator.network();
    const Network::Accumulator mover = network.accumulator(position, position.turn());
    const Network::Accumulator enemy = network.accumulator(position, Network::enemyOf(position));
    const int learnt = network.value(mover, enemy, network.stage(position));
    return evaluator.evaluate(position, nullptr, learnt);
}

/// Returns the score for the team to move. Uses the result of the game if it has ended, and the static evaluation at
/// depth 0.
Score minimax(const Evaluator& evaluator, Position& position, int depth, int ply) {
    if (const auto ending = judge(position)) {
        if (ending->drawn()) return 0;
        return ending->halfPoints[position.turn()] > 0 ? mateIn(ply) : matedIn(ply);
    }
    const MoveList moves = legalMoves(position);
    const bool forced = moves.size() == 1 && moves[0].forced();
    if (depth == 0 && !forced) return valueOf(evaluator, position);
    Score best = -Infinite;
    const Side us = position.turn();
    for (const Move move : moves) {
        Undo undo;
        position.make(move, undo);
        const bool partner = position.book().allied(us, position.turn());
        const Score score = minimax(evaluator, position, forced ? depth : depth - 1, ply + 1);
        best = std::max(best, partner ? score : -score);
        position.unmake(move, undo);
    }
    return best;
}

Score searched(const Task& task, const std::shared_ptr<const Evaluator>& evaluator, int depth,
               Worker::Methods methods) {
    TranspositionTable table(1);
    const auto history = std::make_unique<History>(*task.book);
    SharedSearch shared{.table = table, .history = *history};
    Worker worker(task, evaluator, shared);
    worker.setMethods(methods);
    worker.newIteration(depth);
    return worker.searchRoot(depth, -Infinite, Infinite, 0);
}

/// Returns the evaluation with a random network. The search updates its accumulators incrementally, but minimax
/// computes them from scratch. Both scores must agree.
std::shared_ptr<const Evaluator> withNetwork(const Rulebook& book) {
    const Evaluator linear(book);
    return std::make_shared<const Evaluator>(book, linear.sharedFeatures(), linear.weights(), randomNetwork(book, 8));
}

/// Calls `compare` for positions of unfinished random games with at most `maxMoves` legal moves.
void everywhere(int positionsEach, std::size_t maxMoves,
                const std::function<void(const Task&, const std::shared_ptr<const Evaluator>&)>& compare) {
    for (const RuleSet& rules : everyRuleSet()) {
        SCOPED_TRACE(rules.name());
        RulebookPtr book;
        std::shared_ptr<const Evaluator> evaluator;
        int left = positionsEach;
        int count = 0;
        wander(rules, 77, 1200, [&](const Game& game) {
            if (++count % 17 != 0 || game.ending() || game.moves().size() > maxMoves) return true;
            if (game.position().placing(game.position().turn())) return true;
            SCOPED_TRACE(positionText(game.position()));
            Task task = Task::of(game);
            task.earlier.clear();
            if (book != task.book) evaluator = withNetwork(*(book = task.book));
            compare(task, evaluator);
            return --left > 0 && !testing::Test::HasFailure();
        });
        if (testing::Test::HasFailure()) return;
    }
}

TEST(Minimax, EqualsTheSearchWithoutPruning) {
    everywhere(3, 24, [](const Task& task, const std::shared_ptr<const Evaluator>& evaluator) {
        Position position = task.position;
        for (int depth = 1; depth <= 3; ++depth) {
            const Score expected = minimax(*evaluator, position, depth, 0);
            ASSERT_EQ(searched(task, evaluator, depth, {.pruning = false, .table = false}), expected) << depth;
        }
    });
}

TEST(Minimax, TheTableChangesNoValue) {
    everywhere(2, 26, [](const Task& task, const std::shared_ptr<const Evaluator>& evaluator) {
        const Score without = searched(task, evaluator, 4, {.pruning = false, .table = false});
        ASSERT_EQ(searched(task, evaluator, 4, {.pruning = false, .table = true}), without);
    });
}

}  // namespace
}  // namespace rokada::test::minimaxTest
