// Proves a lesson by the rules: each goal can be reached, each listed right answer is right, and each wrong move gets
// an explanation.
#pragma once

#include "learn/lesson.h"

namespace rokada {

/// Returns the errors in the goals and answers of a lesson; empty if the lesson is correct.
[[nodiscard]] LessonErrors lessonErrors(const Lesson& lesson);

}  // namespace rokada
