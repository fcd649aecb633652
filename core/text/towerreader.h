// Parses the pieces of a square in position texts of variants with towers (stacks of pieces): "N", "q~" or "(PrNb)".
#pragma once

#include "base/parseerror.h"
#include "rules/rulebook.h"

#include <string_view>
#include <vector>

namespace rokada {

/// Parses the pieces of one square and moves `at` past them. Returns them from bottom to top. `column` is the file of
/// the square, which determines the identity of a single pawn. An error has an offset in `text`.
[[nodiscard]] Parsed<std::vector<Piece>> readTower(const Rulebook& book, std::string_view text, std::size_t& at,
                                                   int column);

}  // namespace rokada
