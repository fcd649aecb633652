// Reads the file of a lesson. Its format is in docs/formats.md, and docs/lessons.md shows how one is written.
#pragma once

#include "learn/lesson.h"
#include "record/rulebookcache.h"

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rokada {

/// The lesson, or everything that is wrong in the text, by line (at most `LessonLimits::Errors`). Positions and listed
/// moves are legal in what is returned; whether goals can be reached is for `lessonErrors` to prove.
[[nodiscard]] tl::expected<Lesson, LessonErrors> readLesson(std::string_view text, RulebookCache& rulebookCache);

/// A chapter: its id, by which lessons name it, and its title.
struct Course {
    std::string id;
    LessonText title;
};

/// The list of a game's courses, in the order of learning: lines `course ID`, each with its texts beneath.
[[nodiscard]] tl::expected<std::vector<Course>, LessonErrors> readCourses(std::string_view text);

}  // namespace rokada
