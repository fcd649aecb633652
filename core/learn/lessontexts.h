// Texts in three languages, line by line, for what was opened last.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

namespace rokada {

/// Whether the keyword is that of a text: "en:".
[[nodiscard]] bool isTextLine(const LessonLine& line);
/// Adds a text line to its owner, which may be nullptr; says what is wrong.
void readTextLine(const LessonLine& line, LessonText* owner, LessonErrors& errors);
/// Complains about languages that are missing; nothing if the text was never opened.
void checkLanguages(const LessonText& text, LessonErrors& errors);
/// Small letters, digits and hyphens, 1 to 40 of them, beginning with a letter.
[[nodiscard]] bool isLessonId(std::string_view text);

}  // namespace rokada
