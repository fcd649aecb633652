// Checks statements that the program makes about positions, for example reasons why moves are illegal. Tests many
// positions of a variant with all of its rule sets. Counts the tests of each kind of statement.
#pragma once

#include "manypositions.h"
#include "variants/variants.h"

#include <map>
#include <vector>

namespace rokada::test {

/// Number of tests by kind of statement.
using KindCounts = std::map<int, int>;

struct TruthRun {
    const char* variable;  ///< environment variable that sets the number of tests per variant; if it is set, the counts
                           ///< are printed
    int usual = 0;         ///< default number of tests per variant
    int full = 0;          ///< number of tests per variant of a full run, in which each kind of statement must occur at
                           ///< least 500 times
    std::uint64_t seed = 1;
};

/// Tests the statements about one position. Increases the counts, and decreases `left`, the number of tests still to
/// do. Returns false if a statement is false or `left` is used up.
using TryPosition =
    std::function<bool(const RuleSet& rules, const RulebookPtr& book, const Position&, KindCounts&, int& left)>;

/// Tests positions of the variant. The test fails if one of the `kinds` of statements occurs too rarely.
void runTruths(const VariantInfo& game, const TruthRun& run, const std::vector<int>& kinds, const TryPosition& attempt);

}  // namespace rokada::test
