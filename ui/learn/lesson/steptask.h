// What a step is about, and what is left of it.
#pragma once

#include "lesson/lessonrun.h"

namespace rokada::ui {

/// The piece that a step is about, as far as that gives nothing away; else NoSquare.
[[nodiscard]] Square taughtOf(const LessonStep& step);

}  // namespace rokada::ui

namespace rokada::ui::texts {

/// What is still to be done, where numbers count; empty where they do not. In the language in force.
[[nodiscard]] QString taskLeft(const LessonRun& run);

}  // namespace rokada::ui::texts
