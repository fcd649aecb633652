// Makes puzzles whose answers are squares. The rules alone decide the answers.
#pragma once

#include "puzzles/puzzle.h"

namespace rokada::tools {

/// Returns a puzzle of this kind in a position. `lot` is a random number that selects the piece. Returns nullopt if the
/// position has no such puzzle.
[[nodiscard]] std::optional<Puzzle> questionIn(const Position& position, PuzzleKind kind, std::uint64_t lot);

}  // namespace rokada::tools
