// Reads a review back from a recorded game: evaluations, annotation symbols and better moves.
#pragma once

#include "analysis/review.h"

#include <optional>

namespace rokada {

/// Reads a review from the evaluations in a recorded game. Returns nullopt if a move of the main line has no
/// evaluation. The last move does not need one. If all moves up to the elimination of a side have an evaluation, the
/// review can also end there. `ReviewedMove::answer` stays empty, because recorded games do not store the replies to
/// played moves. A move keeps its recorded grade even if the recorded game has no better move.
[[nodiscard]] std::optional<Review> reviewIn(const GameTree& tree);

}  // namespace rokada
