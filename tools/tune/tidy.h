// The same sum in the form that the program wants. Every piece stands on one square and reaches some number of squares,
// so a constant may be moved from those tables into its value without changing the sum; but static exchange evaluation
// and pruning use values alone.
#pragma once

#include "model.h"

namespace rokada::tune {

/// Tables get a mean of zero (weighted by `occurrences`), what is subtracted from them goes into values, and a pawn is
/// worth a hundred in the opening.
void tidy(Parameters& at, const Rulebook& book, const Features& features, const std::vector<std::size_t>& occurrences);

}  // namespace rokada::tune
