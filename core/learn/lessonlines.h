// The lines of a lesson: keyword and words with their places. Limits and encoding are checked here.
#pragma once

#include "learn/lessonerror.h"

#include <string_view>
#include <vector>

namespace rokada {

struct LessonWord {
    std::string_view text;
    LessonPlace place;
};

/// A line that is neither empty nor a remark. Views point into the text of the file.
struct LessonLine {
    LessonWord keyword;
    LessonWord rest;  ///< without blanks around it; may be empty, then its place is the end of the line
    [[nodiscard]] std::vector<LessonWord> words() const;  ///< of the rest
    /// The place of a character of the rest.
    [[nodiscard]] LessonPlace at(std::size_t byte) const;
};

/// All lines; what is wrong is added to the errors, and such lines are left out.
[[nodiscard]] std::vector<LessonLine> lessonLines(std::string_view text, LessonErrors& errors);
/// Characters of a valid UTF-8 text.
[[nodiscard]] std::size_t charactersOf(std::string_view utf8);

}  // namespace rokada
