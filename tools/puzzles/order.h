// The order of puzzles in a file: rising, and no two of one pattern in a row.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Promotions without anything to choose become few.
void thinOut(std::vector<Puzzle>& puzzles);
void putInOrder(std::vector<Puzzle>& puzzles);
/// Two puzzles that should not follow each other.
[[nodiscard]] bool samePattern(const Puzzle& a, const Puzzle& b);

}  // namespace rokada::tools
