// Runs of checks of what the program says: many positions of all rule sets of a game, and how often each kind of
// statement was tried.
#pragma once

#include "manypositions.h"
#include "variants/variants.h"

#include <map>
#include <vector>

namespace rokada::test {

/// By the number of the kind.
using KindCounts = std::map<int, int>;

struct TruthRun {
    const char* variable;  ///< of the environment: how many statements are tried of each game, and counts are printed
    int usual = 0;         ///< the same without it
    int full = 0;          ///< with so many there are 500 of each kind
    std::uint64_t seed = 1;
};

/// Tries what is said of one position, and counts `left` down; false when it is used up or a statement is false.
using TryPosition =
    std::function<bool(const RuleSet& rules, const RulebookPtr& book, const Position&, KindCounts&, int& left)>;

/// Tries positions of the game. A test fails if one of the `kinds` occurs too seldom.
void runTruths(const VariantInfo& game, const TruthRun& run, const std::vector<int>& kinds, const TryPosition& attempt);

}  // namespace rokada::test
