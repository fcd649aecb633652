// A position drawn with characters: pieces as in position text, '.' for empty squares, '#' for walls.
#pragma once

#include "rules/position.h"

#include <string>

namespace rokada::engine {

/// Several lines, each ended by a line break; White at the bottom, ranks at the left, files below.
[[nodiscard]] std::string boardText(const Position& position);

}  // namespace rokada::engine
