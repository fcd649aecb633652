// Compares game endings with the slow rules (tests/slowrules): reason, side, counters and causes of eliminations,
// before and after writing and reading PGN.
#pragma once

#include "everyvariant.h"
#include "game/elimination.h"

#include <map>
#include <utility>

namespace rokada::test {

/// Cause and move number of eliminations that players caused, for example by resigning, by side.
using Departures = std::map<Side, std::pair<EliminationCause, int>>;

/// Checks that the ending of a finished game is true and survives writing and reading.
void expectTrueEnding(const RuleSet& rules, const Game& game, const Departures& departures);
/// Checks that writing and reading PGN preserves the ending, or the absence of one.
void expectKept(const Game& game);

}  // namespace rokada::test
