// What Chess960 adds to chess: 960 start positions and castling from any of them. FIDE Laws, guidelines on Chess960.
#pragma once

#include "rules/variant.h"

namespace rokada {

/// The start position of that number, 0 to 959, in the public table of Reinhard Scharnagl; 518 is that of chess.
[[nodiscard]] std::string chess960Start(int number);
[[nodiscard]] NumberedStarts chess960Starts();
/// Castlings of a king on any file but the first and the last with a rook on any other file.
[[nodiscard]] std::vector<Castling> chess960Castlings(const Geometry& board);

}  // namespace rokada
