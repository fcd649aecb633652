// Orders the puzzles of a file by rising level, without two of one pattern in succession.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Removes most promotions without a choice.
void thinOut(std::vector<Puzzle>& puzzles);
void putInOrder(std::vector<Puzzle>& puzzles);
/// Returns true if two puzzles should not be adjacent.
[[nodiscard]] bool samePattern(const Puzzle& a, const Puzzle& b);

}  // namespace rokada::tools
