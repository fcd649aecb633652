// Tasks of puzzles and names of puzzle kinds. In the current language.
#pragma once

#include "puzzles/puzzle.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns for example "Mate in 2 moves."
[[nodiscard]] QString taskOf(const Puzzle& puzzle);
/// Returns for example "Mate".
[[nodiscard]] QString nameOf(PuzzleKind kind);

}  // namespace rokada::ui::texts
