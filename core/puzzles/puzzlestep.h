// Converts a puzzle to a lesson step, so that the board, the judgement and the hints of lessons also work for puzzles.
#pragma once

#include "learn/lesson.h"
#include "puzzles/puzzle.h"

namespace rokada {

/// Returns a lesson step without text. The rulebook of the puzzle must outlive the step.
[[nodiscard]] LessonStep stepOf(const Puzzle& puzzle);

}  // namespace rokada
