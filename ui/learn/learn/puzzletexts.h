// What a puzzle asks for, and what kinds of puzzles are called. In the language in force.
#pragma once

#include "puzzles/puzzle.h"

#include <QString>

namespace rokada::ui::texts {

/// "Mate in 2 moves."
[[nodiscard]] QString taskOf(const Puzzle& puzzle);
/// "Mate"
[[nodiscard]] QString nameOf(PuzzleKind kind);

}  // namespace rokada::ui::texts
