// Reads pieces of position text in variants with towers: "N", "q~", "(PrNb)".
#pragma once

#include "base/parseerror.h"
#include "rules/rulebook.h"

#include <string_view>
#include <vector>

namespace rokada {

/// One cell, its pieces from the bottom to the top. Moves `at` behind it; an error has its place in the text.
[[nodiscard]] Parsed<std::vector<Piece>> readTower(const Rulebook& book, std::string_view text, std::size_t& at,
                                                   int column);

}  // namespace rokada
