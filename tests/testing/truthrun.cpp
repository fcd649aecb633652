#include "truthrun.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

namespace rokada::test {

namespace {

constexpr int Enough = 500;

/// Returns how often each kind of statement must occur in `tries` tests. A full run needs 500. A shorter run needs half
/// of its share of 500, because small counts vary more, or none if the share is below 10.
int minOf(const TruthRun& run, int tries) {
    if (tries >= run.full) return Enough;
    const int share = static_cast<int>(std::int64_t{Enough} * tries / run.full);
    return share < 10 ? 0 : share / 2;
}

}  // namespace

void runTruths(const VariantInfo& game, const TruthRun& run, const std::vector<int>& kinds,
               const TryPosition& attempt) {
    const char* wanted = std::getenv(run.variable);
    const int tries = wanted ? std::atoi(wanted) : run.usual;
    std::vector<RuleSet> sets;
    for (const RuleSet& set : everyRuleSet()) {
        if (set.variant == game.id) sets.push_back(set);
    }
    KindCounts counts;
    for (const RuleSet& set : sets) {
        SCOPED_TRACE(set.name());
        ManyPositions positions(set, run.seed);
        int left = tries / static_cast<int>(sets.size());
        positions.each(
            [&](const Position& position) { return attempt(set, positions.book(), position, counts, left); });
        if (testing::Test::HasFailure()) return;
    }
    for (const int kind : kinds) EXPECT_GE(counts[kind], minOf(run, tries)) << game.id << ", kind " << kind;
    if (!wanted) return;
    std::printf("%s\n", std::string(game.id).c_str());
    for (const auto& [kind, count] : counts) std::printf("  %d: %d\n", kind, count);
}

}  // namespace rokada::test
