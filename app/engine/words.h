// English words for what the core returns, as rokada-engine prints them.
#pragma once

#include "ending.h"
#include "fault.h"
#include "rulebook.h"

#include <string>

namespace rokada::engine {

/// "unknown letter at character 12 (field 1)".
[[nodiscard]] std::string words(const Fault& fault);
/// "white wins 1-0: checkmate of black".
[[nodiscard]] std::string words(const Rulebook& book, const Ending& ending);

}  // namespace rokada::engine
