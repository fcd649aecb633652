// Reads a review back from a record: evaluations, symbols and better moves.
#pragma once

#include "analysis/review.h"

#include <optional>

namespace rokada {

/// Reads a review from the evaluations stored in a record. Every move of the main line must have an evaluation, except
/// the last one; otherwise nullopt is returned. If the first missing evaluation follows the elimination of a side, the
/// review ends there. Replies to the played moves are not stored in records. A move keeps its recorded grade even if
/// the record has no better move.
[[nodiscard]] std::optional<Review> reviewIn(const GameTree& tree);

}  // namespace rokada
