// Reads a lesson file. docs/formats.md describes the format, and docs/lessons.md shows how to write one.
#pragma once

#include "learn/lesson.h"
#include "record/rulebookcache.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rokada {

/// Returns the lesson, or at most `LessonLimits::Errors` errors sorted by line. Checks that positions and listed moves
/// are legal; `lessonErrors` proves that the goals can be reached.
[[nodiscard]] tl::expected<Lesson, LessonErrors> readLesson(std::string_view text, RulebookCache& rulebookCache);

/// Course of lessons: its title, and the id by which lessons name it.
struct Course {
    std::string id;
    LessonText title;
};

/// Reads the courses of a variant in the order of learning. Each line `course ID` is followed by the lines of its
/// title.
[[nodiscard]] tl::expected<std::vector<Course>, LessonErrors> readCourses(std::string_view text);

}  // namespace rokada
