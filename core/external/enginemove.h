// Parses the move text of an external engine.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string_view>

namespace rokada::external {

/// Accepts coordinates, also in lower case, and any short or long notation. Returns only legal moves.
[[nodiscard]] Parsed<Move> readEngineMove(const Position& position, std::string_view text);

}  // namespace rokada::external
