// Writes a puzzle as a line of its file.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada {

/// Returns one line without line end, in the format of `readPuzzles`.
[[nodiscard]] std::string puzzleText(const Puzzle& puzzle);

}  // namespace rokada
