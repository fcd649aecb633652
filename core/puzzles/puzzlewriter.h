// Writes a puzzle as a line of a puzzle file.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada {

/// Returns the line of the puzzle without a line end, in the format that `readPuzzles` reads.
[[nodiscard]] std::string puzzleText(const Puzzle& puzzle);

}  // namespace rokada
