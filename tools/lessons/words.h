// English words for what is wrong with a lesson.
#pragma once

#include "learn/lessonerror.h"

#include <string>

namespace rokada::tools {

/// "a text is missing in one of the languages en, ru, bg".
[[nodiscard]] std::string words(const LessonError& error);

}  // namespace rokada::tools
