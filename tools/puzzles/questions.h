// Makes puzzles whose answers are squares, which the rules alone decide.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Returns a puzzle of this kind in this position, or nullopt. `lot` selects its piece.
[[nodiscard]] std::optional<Puzzle> questionIn(const Position& position, PuzzleKind kind, std::uint64_t lot);

}  // namespace rokada::tools
