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

/// Returns the errors of each file, in the order of `files`: errors of the text and of the proof by the rules, and
/// duplicate ids. Within a folder, also finds courses that are not listed and lessons of different variants.
[[nodiscard]] std::vector<LessonErrors> checkLessons(std::span<const LessonSource> files);

}  // namespace rokada
