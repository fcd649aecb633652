// The themes of a puzzle: the motifs of its first move.
#pragma once

#include "motifs/motiffinder.h"
#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Finds the themes again; a move in between, which only the game before the position knows, stays. A solution that
/// puts a piece where it is captured is a sacrifice.
void findThemes(const MotifFinder& motifs, Puzzle& puzzle, Square lastCapture = NoSquare);

}  // namespace rokada::tools
