// Proves a lesson by the rules: goals can be reached, what is called right is right, every wrong move gets an answer.
#pragma once

#include "learn/lesson.h"

namespace rokada {

/// What is wrong with a lesson that could be read; empty if it is sound.
[[nodiscard]] LessonErrors lessonErrors(const Lesson& lesson);

}  // namespace rokada
