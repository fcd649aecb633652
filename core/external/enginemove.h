// What an engine of others means by the text of a move.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string_view>

namespace rokada::external {

/// Coordinates as they are, or in small letters, or any short or long notation; only legal moves.
[[nodiscard]] Parsed<Move> readEngineMove(const Position& position, std::string_view text);

}  // namespace rokada::external
