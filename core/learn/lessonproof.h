// Proves a lesson by the rules: goals can be reached, right answers are right, and every wrong move gets an
// explanation.
#pragma once

#include "learn/lesson.h"

namespace rokada {

/// Returns the errors of a lesson that was read; empty if there are none.
[[nodiscard]] LessonErrors lessonErrors(const Lesson& lesson);

}  // namespace rokada
