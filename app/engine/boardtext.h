// Text drawing of a position: pieces as in position text, '.' for empty squares, '#' for walls.
#pragma once

#include "rules/position.h"

#include <string>

namespace rokada::engine {

/// Returns several lines, each with a line break; White at the bottom, ranks at the left, files below.
[[nodiscard]] std::string boardText(const Position& position);

}  // namespace rokada::engine
