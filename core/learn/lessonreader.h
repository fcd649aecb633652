// Reads a lesson file. docs/formats.md describes the format, and docs/lessons.md shows how to write one.
#pragma once

#include "learn/lesson.h"
#include "record/rulebookcache.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rokada {

/// Returns the lesson, or all errors of the text by line (at most `LessonLimits::Errors`). Positions and listed moves
/// of the result are legal; `lessonErrors` proves that goals can be reached.
[[nodiscard]] tl::expected<Lesson, LessonErrors> readLesson(std::string_view text, RulebookCache& rulebookCache);

/// Course: the id that lessons refer to, and its title.
struct Course {
    std::string id;
    LessonText title;
};

/// Reads the courses of a variant in learning order: lines `course ID`, each with its texts below.
[[nodiscard]] tl::expected<std::vector<Course>, LessonErrors> readCourses(std::string_view text);

}  // namespace rokada
