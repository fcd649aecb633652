// Checks lesson files, each by itself and all files together.
#pragma once

#include "learn/lessonerror.h"

#include <span>
#include <string>
#include <vector>

namespace rokada {

/// Name of the file that lists the courses of a folder. All other files of the folder are lessons.
inline constexpr std::string_view CoursesFile = "courses.txt";

struct LessonSource {
    std::string name;  ///< path with slashes as separators
    std::string text;
};

/// Returns the errors of each file, in the order of `files`: format errors, answers that `lessonErrors` disproves, and
/// duplicate ids. Also finds lessons of a course that their folder does not list, and lessons of different variants in
/// one folder.
[[nodiscard]] std::vector<LessonErrors> checkLessons(std::span<const LessonSource> files);

}  // namespace rokada
