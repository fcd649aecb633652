// Reads texts in three languages, line by line, for the last element that was opened.
#pragma once

#include "learn/lesson.h"
#include "learn/lessonlines.h"

namespace rokada {

/// Returns true if the keyword names a language, for example "en:".
[[nodiscard]] bool isTextLine(const LessonLine& line);
/// Adds a text line to its owner and appends errors. `owner` can be nullptr.
void readTextLine(const LessonLine& line, LessonText* owner, LessonErrors& errors);
/// Appends an error for each missing language, unless the text was never opened.
void checkLanguages(const LessonText& text, LessonErrors& errors);
/// Returns true for 1 to 40 lower-case letters, digits and hyphens that begin with a letter.
[[nodiscard]] bool isLessonId(std::string_view text);

}  // namespace rokada
