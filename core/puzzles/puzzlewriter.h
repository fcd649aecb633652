// Writes a puzzle as a line of its file.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada {

/// Without the end of the line; `readPuzzles` reads it back.
[[nodiscard]] std::string puzzleText(const Puzzle& puzzle);

}  // namespace rokada
