// Reads the lines with texts in three languages. Each text belongs to the element above it.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

namespace rokada {

/// Returns true if the keyword names a language, for example "en:".
[[nodiscard]] bool isTextLine(const LessonLine& line);
/// Adds a line of text to `owner` and appends errors. If `owner` is nullptr, only appends an error.
void readTextLine(const LessonLine& line, LessonText* owner, LessonErrors& errors);
/// Appends an error if a text lacks some or all languages. Ignores a text that the file does not give.
void checkLanguages(const LessonText& text, LessonErrors& errors);
/// Returns true if `text` is a valid id: 1 to 40 lower-case letters, digits and hyphens that begin with a letter.
[[nodiscard]] bool isLessonId(std::string_view text);

}  // namespace rokada
