// Splits a lesson into lines with keyword and words, and checks limits and encoding.
#pragma once

#include "learn/lessonerror.h"

#include <string_view>
#include <vector>

namespace rokada {

struct LessonWord {
    std::string_view text;
    LessonPlace place;
};

/// A line that is neither empty nor a comment. The views point into the text of the file.
struct LessonLine {
    LessonWord keyword;
    LessonWord rest;  ///< without surrounding white space; if empty, its place is the end of the line
    [[nodiscard]] std::vector<LessonWord> words() const;  ///< words of `rest`
    /// Returns the place of a byte of `rest`.
    [[nodiscard]] LessonPlace at(std::size_t byte) const;
};

/// Returns all valid lines and appends the errors of the others.
[[nodiscard]] std::vector<LessonLine> lessonLines(std::string_view text, LessonErrors& errors);
/// Returns the number of characters of a valid UTF-8 text.
[[nodiscard]] std::size_t charactersOf(std::string_view utf8);

}  // namespace rokada
