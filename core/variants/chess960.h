// Rules that Chess960 adds to chess: 960 start positions, and castling from any of them (FIDE Laws, guidelines on
// Chess960).
#pragma once

#include "rules/variant.h"

namespace rokada {

/// Returns the position text of the start position with this number, 0 to 959, in the numbering of Reinhard Scharnagl.
/// Number 518 is the start position of chess.
[[nodiscard]] std::string chess960Start(int number);
/// Returns the numbered start positions of Chess960.
[[nodiscard]] NumberedStarts chess960Starts();
/// Returns all castlings of kings on any file except the first and the last, with rooks on any other file.
[[nodiscard]] std::vector<Castling> chess960Castlings(const Geometry& board);

}  // namespace rokada
