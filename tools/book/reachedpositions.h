// Walks through an opening book from the start position.
#pragma once

#include "book/openingbook.h"
#include "game/game.h"

#include <vector>

namespace rokada::tools {

/// Returns the positions of a book that can be reached from the start position, or from the position after any first
/// move, through positions of the book. A move between them can be any legal move, because a book also answers
/// mistakes.
[[nodiscard]] std::vector<Position> reachedPositions(const RulebookPtr& rules, const OpeningBook& book);

}  // namespace rokada::tools
