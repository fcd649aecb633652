// Start positions as other programs write them.
#pragma once

#include "base/parseerror.h"
#include "rules/position.h"

#include <string_view>

namespace rokada {

/// A position text, or one with the usual slips of other programs: missing or senseless counters, an en passant square
/// that no pawn has passed, superfluous blanks; rights of castling in another order or as X-FEN and Shredder have them,
/// by the files of the rooks. The error is that of the unchanged text.
[[nodiscard]] Parsed<Position> startMeant(const Rulebook& book, std::string_view text);

}  // namespace rokada
