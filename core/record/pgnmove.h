// A move as PGN writes it: short notation with English letters, and the many deviations of real files.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string_view>

namespace rokada {

/// The legal move that the text means. The usual forms are read fast; everything that `parseShort` knows is understood,
/// and "e8/Q", "exd6ep" besides.
[[nodiscard]] Parsed<Move> pgnMove(const Position& position, std::string_view text);

}  // namespace rokada
