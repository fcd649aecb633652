// Questions whose answers are squares, which the rules alone decide.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Puzzles of this kind in this position, at most one; `lot` decides which piece it is about.
[[nodiscard]] std::optional<Puzzle> questionIn(const Position& position, PuzzleKind kind, std::uint64_t lot);

}  // namespace rokada::tools
