#pragma once

#include "slowrules/state.h"

namespace slow {

/// Returns the outcome of the position alone. If several endings apply, the order in section 6 of the rules README
/// decides.
Outcome outcomeOf(const State& state);
char winnerOf(const State& state);

/// Returns a text for `state`. Two positions have the same text if and only if they count as repetitions of each other
/// (section 5 of the rules README).
std::string repetitionText(const State& state);

}  // namespace slow
