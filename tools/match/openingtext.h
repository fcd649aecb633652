// Parses the text of openings.
#pragma once

#include "match/opening.h"

#include <string_view>
#include <vector>

namespace rokada::match {

/// Parses an opening such as "position text; e2e4 e7e5". Each of the two parts is optional. Returns an error message if
/// the text is invalid.
[[nodiscard]] Answer<Opening> parseOpening(const RulebookPtr& book, std::string_view line);
/// Parses a file with one opening per line. Skips empty lines and lines that start with '#'. Returns an error message
/// if a line is invalid.
[[nodiscard]] Answer<std::vector<Opening>> parseOpenings(const RulebookPtr& book, std::string_view text);

}  // namespace rokada::match
