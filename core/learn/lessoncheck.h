// Checks lesson files, each alone and all together.
#pragma once

#include "learn/lessonerror.h"

#include <span>
#include <string>
#include <vector>

namespace rokada {

/// Name of the list of courses in a folder. All other files are lessons.
inline constexpr std::string_view CoursesFile = "courses.txt";

struct LessonSource {
    std::string name;  ///< path with slashes as separators
    std::string text;
};

/// Returns the errors of each file, in order: errors of reading and of the proof by the rules, duplicate ids, and
/// within a folder unlisted courses and different variants.
[[nodiscard]] std::vector<LessonErrors> checkLessons(std::span<const LessonSource> files);

}  // namespace rokada
