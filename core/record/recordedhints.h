// Tag with the number of turns in which each side used hints: [Hints "2 0"].
#pragma once

#include "record/gametree.h"

namespace rokada {

/// Returns the numbers by side; zeros if the tag is missing or invalid.
[[nodiscard]] std::vector<int> hintsOf(const GameTree& tree);
/// Adds one turn to the count of `side`.
void recordHint(GameTree& tree, Side side);

}  // namespace rokada
