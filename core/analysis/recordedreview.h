// Reads a review back from a record: evaluations, symbols and better moves.
#pragma once

#include "analysis/review.h"

#include <optional>

namespace rokada {

/// Reads a review from the evaluations stored in a record. Returns nullopt unless every move of the main line has one;
/// after a side was eliminated, later moves may have none. Replies to the played moves are not stored. A move without a
/// better move beside it keeps its grade.
[[nodiscard]] std::optional<Review> reviewIn(const GameTree& tree);

}  // namespace rokada
