// Returns the piece that a step teaches, and the part of its task that remains.
#pragma once

#include "lesson/lessonrun.h"

namespace rokada::ui {

/// Returns the square of the piece that a step teaches, without revealing the answer. Returns `NoSquare` if the step
/// teaches no single piece.
[[nodiscard]] Square taughtOf(const LessonStep& step);

}  // namespace rokada::ui

namespace rokada::ui::texts {

/// Returns the remaining part of the task, in the current language. Returns an empty text if it cannot be counted.
[[nodiscard]] QString taskLeft(const LessonRun& run);

}  // namespace rokada::ui::texts
