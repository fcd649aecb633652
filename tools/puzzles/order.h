// Orders the puzzles of a file by rising level. Two puzzles in a row must not have the same pattern.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Removes most promotion puzzles that are trivial.
void thinOut(std::vector<Puzzle>& puzzles);
void putInOrder(std::vector<Puzzle>& puzzles);
/// Returns true if two puzzles have the same kind, length and first theme, and should not be adjacent.
[[nodiscard]] bool samePattern(const Puzzle& a, const Puzzle& b);

}  // namespace rokada::tools
