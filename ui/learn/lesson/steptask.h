// Describes a lesson step: the piece that it teaches, and the remaining part of its task as text.
#pragma once

#include "lesson/lessonrun.h"

namespace rokada::ui {

/// Returns the square of the piece that a step is about. It is the piece that the lesson names. If it names none, it is
/// the only piece of the side to move besides the king. Returns `NoSquare` if there is no such piece.
[[nodiscard]] Square taughtOf(const LessonStep& step);

}  // namespace rokada::ui

namespace rokada::ui::texts {

/// Returns the remaining part of the task, for example "Stars left: 2. Moves left: 3.", in the current language.
/// Returns an empty text if the step is completed, or if its task has no countable parts.
[[nodiscard]] QString taskLeft(const LessonRun& run);

}  // namespace rokada::ui::texts
