// Themes of a puzzle: the motifs of its first move.
#pragma once

#include "motifs/motiffinder.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Recomputes the themes. Keeps an intermediate move, which only the previous game shows. A solution that puts a piece
/// where it can be captured counts as a sacrifice.
void findThemes(const MotifFinder& motifs, Puzzle& puzzle, Square lastCapture = NoSquare);

}  // namespace rokada::tools
