// Walks through an opening book from the start position.
#pragma once

#include "book/openingbook.h"
#include "game/game.h"

#include <vector>

namespace rokada::tools {

/// Returns the positions of a book that can be reached through positions of the book by legal moves, from the start
/// position or from a position after any first move. The moves need not be book moves, because a book also answers
/// mistakes.
[[nodiscard]] std::vector<Position> reachedPositions(const RulebookPtr& rules, const OpeningBook& book);

}  // namespace rokada::tools
