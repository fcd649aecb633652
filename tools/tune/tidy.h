// Normalises weights without changing the evaluation. Every piece has one square and one mobility count, so a constant
// can move from these tables to the value of the piece. Static exchange evaluation and pruning use only the values.
#pragma once

#include "model.h"

namespace rokada::tune {

/// Gives each table a mean of zero, weighted by `occurrences`, and adds the means to the values. Scales the weights so
/// that a pawn is worth 100 in the opening.
void tidy(Parameters& at, const Rulebook& book, const Features& features, const std::vector<std::size_t>& occurrences);

}  // namespace rokada::tune
