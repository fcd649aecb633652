// A puzzle as the step of a lesson, so that the board, the judge and the hints of lessons serve puzzles too.
#pragma once

#include "learn/lesson.h"
#include "puzzles/puzzle.h"

namespace rokada {

/// Without words. The puzzle's rulebook must outlive the step.
[[nodiscard]] LessonStep stepOf(const Puzzle& puzzle);

}  // namespace rokada
