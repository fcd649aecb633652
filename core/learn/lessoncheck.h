// Checks the files of lessons: each by itself, and what they have to do with one another.
#pragma once

#include "learn/lessonerror.h"

#include <span>
#include <string>
#include <vector>

namespace rokada {

/// The list of courses of a folder has this name; all other files are lessons.
inline constexpr std::string_view CoursesFile = "courses.txt";

struct LessonSource {
    std::string name;  ///< path with slashes
    std::string text;
};

/// What is wrong in each of the files, in their order: reading, proof by the rules, ids that come twice, and within a
/// folder courses that are not listed and games that differ.
[[nodiscard]] std::vector<LessonErrors> checkLessons(std::span<const LessonSource> files);

}  // namespace rokada
