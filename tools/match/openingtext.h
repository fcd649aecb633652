// Parses openings from text.
#pragma once

#include "match/opening.h"

#include <string_view>
#include <vector>

namespace rokada::match {

/// Parses "position text; e2e4 e7e5". Both parts are optional.
[[nodiscard]] Answer<Opening> parseOpening(const RulebookPtr& book, std::string_view line);
/// Parses a file with one opening on each line. Skips empty lines and lines that start with '#'.
[[nodiscard]] Answer<std::vector<Opening>> parseOpenings(const RulebookPtr& book, std::string_view text);

}  // namespace rokada::match
