// Counts the turns in which each side has used hints, in a tag of the game: [Hints "2 0"].
#pragma once

#include "record/gametree.h"

namespace rokada {

/// Returns the number of turns with hints for each side. All numbers are 0 if the tag is missing or invalid.
[[nodiscard]] std::vector<int> hintsOf(const GameTree& tree);
/// Adds 1 to the number of turns in which `side` has used hints.
void recordHint(GameTree& tree, Side side);

}  // namespace rokada
