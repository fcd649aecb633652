// Texts of puzzle tasks and names of puzzle kinds, in the current language.
#pragma once

#include "puzzles/puzzle.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the task of a puzzle, for example "Mate in 2 moves."
[[nodiscard]] QString taskOf(const Puzzle& puzzle);
/// Returns the name of a kind, for example "Mate".
[[nodiscard]] QString nameOf(PuzzleKind kind);

}  // namespace rokada::ui::texts
