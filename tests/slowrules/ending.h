#pragma once

#include "slowrules/state.h"

namespace slow {

/// Returns the outcome of the position alone, in the order of README section 6.
Outcome outcomeOf(const State& state);
char winnerOf(const State& state);

/// README, section 5.
std::string repetitionText(const State& state);

}  // namespace slow
