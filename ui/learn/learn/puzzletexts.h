// Texts of puzzle tasks and names of puzzle kinds, in the current language.
#pragma once

#include "puzzles/puzzle.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns the task of a puzzle, for example "Force mate. Your moves: 2."
[[nodiscard]] QString taskOf(const Puzzle& puzzle);
/// Returns the name of a kind, for example "Mates".
[[nodiscard]] QString nameOf(PuzzleKind kind);

}  // namespace rokada::ui::texts
