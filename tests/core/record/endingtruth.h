// Compares endings with the slow rules: reason, side, counters and causes of eliminations, before and after writing and
// reading PGN.
#pragma once

#include "everyvariant.h"
#include "game/elimination.h"

#include <map>
#include <utility>

namespace rokada::test {

/// Cause and move number of sides that players eliminated by other means than mate.
using Departures = std::map<Side, std::pair<EliminationCause, int>>;

/// Expects the ending of a finished game to be true and to survive writing and reading.
void expectTrueEnding(const RuleSet& rules, const Game& game, const Departures& departures);
/// Expects that writing and reading PGN preserves the ending, or that there is none.
void expectKept(const Game& game);

}  // namespace rokada::test
