// Themes of puzzles: the motifs of the first move.
#pragma once

#include "motifs/motiffinder.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Computes all themes again. Keeps the theme of an intermediate move, because only the game before the puzzle shows
/// this theme. If the solution puts a piece where it can be captured, the theme is a sacrifice.
void findThemes(const MotifFinder& motifs, Puzzle& puzzle, Square lastCapture = NoSquare);

}  // namespace rokada::tools
