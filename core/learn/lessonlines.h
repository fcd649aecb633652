// Splits a lesson file into lines with a keyword and words. Checks its encoding and the limits of its size.
#pragma once

#include "learn/lessonerror.h"

#include <string_view>
#include <vector>

namespace rokada {

struct LessonWord {
    std::string_view text;
    LessonPlace place;
};

/// Line of a lesson file that is neither empty nor a comment. Its views point into the text of the file.
struct LessonLine {
    LessonWord keyword;
    /// Text after the keyword without surrounding white space. If it is empty, its place is the end of the line.
    LessonWord rest;
    [[nodiscard]] std::vector<LessonWord> words() const;  ///< returns the words of `rest`
    /// Returns the place in the file of a byte of `rest`.
    [[nodiscard]] LessonPlace at(std::size_t byte) const;
};

/// Returns all valid lines that are neither empty nor comments. Appends the errors of the invalid lines.
[[nodiscard]] std::vector<LessonLine> lessonLines(std::string_view text, LessonErrors& errors);
/// Returns the number of characters of a valid UTF-8 text.
[[nodiscard]] std::size_t charactersOf(std::string_view utf8);

}  // namespace rokada
