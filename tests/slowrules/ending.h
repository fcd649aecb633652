#pragma once

#include "slowrules/state.h"

namespace slow {

/// Returns the outcome of the position alone. If several endings apply, the order in section 6 of the rules README
/// decides.
Outcome outcomeOf(const State& state);
char winnerOf(const State& state);

/// Returns a text that is equal for positions that count as repetitions (section 5 of the rules README).
std::string repetitionText(const State& state);

}  // namespace slow
