// Tests the search parameters of the variants.
#include "ai/search/searchparameters.h"
#include "ai/evaluation/evaluation.h"
#include "ai/search/engine.h"
#include "books.h"

#include <gtest/gtest.h>

namespace rokada::test::searchparametersTest {
namespace {

TEST(SearchParameters, AreTheUsualOnesForAGameThatHasNone) {
    EXPECT_EQ(searchParameters("no such game"), SearchParameters());
    EXPECT_NE(searchParameters("chess"), SearchParameters());
}

std::uint64_t nodesToDepth(Engine& engine, int depth) {
    Task task = Task::of(Game(kept("chess")));
    task.limits.depth = depth;
    return engine.think(task, {}).report.nodes;
}

TEST(SearchParameters, OfAGameAreWhatItsEngineSearchesBy) {
    const auto evaluator = std::make_shared<const Evaluator>(*kept("chess"));
    Engine plain(4), tuned(4), other(4);
    tuned.setEvaluator(kept("chess"), evaluator, searchParameters("chess"));
    other.setEvaluator(kept("chess"), evaluator, SearchParameters());
    const std::uint64_t nodes = nodesToDepth(plain, 8);
    EXPECT_EQ(nodesToDepth(tuned, 8), nodes);
    EXPECT_NE(nodesToDepth(other, 8), nodes);
}

}  // namespace
}  // namespace rokada::test::searchparametersTest
