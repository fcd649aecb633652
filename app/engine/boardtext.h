// Draws a position as text: pieces as in position text, '.' for empty squares and '#' for walls.
#pragma once

#include "rules/position.h"

#include <string>

namespace rokada::engine {

/// Returns several lines, each with a line break. White is at the bottom, ranks are on the left, and files are below
/// the board.
[[nodiscard]] std::string boardText(const Position& position);

}  // namespace rokada::engine
