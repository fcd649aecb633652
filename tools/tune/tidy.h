// Normalises weights without changing the evaluation. Every piece is on one square and has one mobility count, so a
// constant can be moved from those tables to its value. Static exchange evaluation and pruning use the values alone.
#pragma once

#include "model.h"

namespace rokada::tune {

/// Gives tables a mean of zero (weighted by `occurrences`), adds what is subtracted to the values, and scales a pawn to
/// 100 in the opening.
void tidy(Parameters& at, const Rulebook& book, const Features& features, const std::vector<std::size_t>& occurrences);

}  // namespace rokada::tune
