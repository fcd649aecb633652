// The piece and the remaining task of a step.
#pragma once

#include "lesson/lessonrun.h"

namespace rokada::ui {

/// Returns the piece that a step is about if that does not reveal the answer; otherwise NoSquare.
[[nodiscard]] Square taughtOf(const LessonStep& step);

}  // namespace rokada::ui

namespace rokada::ui::texts {

/// Returns what remains to be done, if it can be counted; otherwise an empty text. In the current language.
[[nodiscard]] QString taskLeft(const LessonRun& run);

}  // namespace rokada::ui::texts
