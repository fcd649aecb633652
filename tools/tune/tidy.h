// The same sum in the form that the program wants. Every man stands on one square and reaches some number of squares,
// so a constant may be moved from those tables into his value without changing anything; but exchanges and pruning look
// at values alone.
#pragma once

#include "model.h"

namespace rokada::tune {

/// Tables get a mean of nothing (weighted by `occurrences`), what is taken from them goes into values, and a pawn is
/// worth a hundred in the opening.
void tidy(Parameters& at, const Rulebook& book, const Features& features, const std::vector<std::size_t>& occurrences);

}  // namespace rokada::tune
