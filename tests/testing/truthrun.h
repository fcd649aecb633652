// Checks statements of the program in many positions of all rule sets of a variant, and counts how often each kind was
// tested.
#pragma once

#include "manypositions.h"
#include "variants/variants.h"

#include <map>
#include <vector>

namespace rokada::test {

/// Number of tests by kind.
using KindCounts = std::map<int, int>;

struct TruthRun {
    const char* variable;  ///< environment variable with the number of statements per variant; counts are printed then
    int usual = 0;         ///< default number
    int full = 0;          ///< number with which each kind must occur 500 times
    std::uint64_t seed = 1;
};

/// Tries the statements about one position and decreases `left`. Returns false when it is used up or a statement is
/// false.
using TryPosition =
    std::function<bool(const RuleSet& rules, const RulebookPtr& book, const Position&, KindCounts&, int& left)>;

/// Tries positions of the variant. The test fails if one of the `kinds` occurs too rarely.
void runTruths(const VariantInfo& game, const TruthRun& run, const std::vector<int>& kinds, const TryPosition& attempt);

}  // namespace rokada::test
