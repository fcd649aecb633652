#pragma once

#include "slowrules/state.h"

namespace slow {

/// Returns the outcome of the position alone, without repetition and move limits. Tests the endings in a fixed order.
/// For example, checkmate comes before insufficient material.
Outcome outcomeOf(const State& state);
char winnerOf(const State& state);

/// Returns a text that identifies `state` for the repetition rules. Two positions have the same text if and only if
/// they count as repetitions of each other.
std::string repetitionText(const State& state);

}  // namespace slow
