// Parses pieces in the position text of variants with towers: "N", "q~", "(PrNb)".
#pragma once

#include "base/parseerror.h"
#include "rules/rulebook.h"

#include <string_view>
#include <vector>

namespace rokada {

/// Parses one cell with its pieces from bottom to top, and moves `at` past it. Errors have an offset in the text.
[[nodiscard]] Parsed<std::vector<Piece>> readTower(const Rulebook& book, std::string_view text, std::size_t& at,
                                                   int column);

}  // namespace rokada
