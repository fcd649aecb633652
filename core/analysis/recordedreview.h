// What a review has written into a record, read back: evaluations, symbols, and what was better.
#pragma once

#include "analysis/review.h"

#include <optional>

namespace rokada {

/// Of a record in which every move of the main variation has its evaluation, whoever wrote it; else nothing. Once a
/// side is out a review may have ended: what comes later then has none. What follows the moves that were played is not
/// known. Moves without a better one beside them keep their grade.
[[nodiscard]] std::optional<Review> reviewIn(const GameTree& tree);

}  // namespace rokada
