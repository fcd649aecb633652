// Converts a puzzle to a lesson step, so that board, judge and hints of lessons work for puzzles too.
#pragma once

#include "learn/lesson.h"
#include "puzzles/puzzle.h"

namespace rokada {

/// Returns a step without text. The rulebook of the puzzle must outlive it.
[[nodiscard]] LessonStep stepOf(const Puzzle& puzzle);

}  // namespace rokada
