// The tag with the number of turns in which each side asked for help: [Hints "2 0"].
#pragma once

#include "record/gametree.h"

namespace rokada {

/// By side; all zero without the tag, or with one that says something else.
[[nodiscard]] std::vector<int> hintsOf(const GameTree& tree);
/// One turn more.
void recordHint(GameTree& tree, Side side);

}  // namespace rokada
