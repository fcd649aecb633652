// English texts for the errors of lessons.
#pragma once

#include "learn/lessonerror.h"

#include <string>

namespace rokada::tools {

/// Returns the text of an error, such as "a text is missing in one of the languages en, ru, bg".
[[nodiscard]] std::string words(const LessonError& error);

}  // namespace rokada::tools
