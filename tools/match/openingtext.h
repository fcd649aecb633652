// Openings as text.
#pragma once

#include "match/opening.h"

#include <string_view>
#include <vector>

namespace rokada::match {

/// "position text; e2e4 e7e5", each of the two may be missing.
[[nodiscard]] Answer<Opening> parseOpening(const RulebookPtr& book, std::string_view line);
/// Openings from the text of a file, one a line; empty lines and lines that begin with '#' are skipped.
[[nodiscard]] Answer<std::vector<Opening>> parseOpenings(const RulebookPtr& book, std::string_view text);

}  // namespace rokada::match
