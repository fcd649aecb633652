// Parses the move text of an external engine.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string_view>

namespace rokada::external {

/// Parses a move in coordinates, with letters of either case, or in any short or long notation. Returns an error if the
/// move is not legal.
[[nodiscard]] Parsed<Move> readEngineMove(const Position& position, std::string_view text);

}  // namespace rokada::external
