// The lines on which a piece slides: as far as they are open now, and the closed lines that they are on an empty board
// without an edge.
#pragma once

#include "rules/paths.h"

#include <optional>
#include <vector>

namespace rokada {

/// Each ray of the piece on `square` as far as it is open, its own square first. A ray ends on the first piece that it
/// may capture, before any other. Empty rays are left out.
[[nodiscard]] std::vector<Path> rays(const Position& position, Square square);

/// The closed lines of a slider on an empty board that wraps: each once, from the piece's square through all others of
/// the line. Empty on other boards and for pieces without closed lines.
[[nodiscard]] std::vector<Path> loops(const Position& position, Square square);

/// The rule of five squares of Vyrt chess. The two diagonals through a square meet a second time on the far side of the
/// torus; between both crossings each half of a diagonal has five squares.
struct FiveSquares {
    std::vector<Path>
        pieces;             ///< the diagonal that the drawing cuts in two, part by part; the piece stands on the first
    Path five;              ///< the squares of the other diagonal between the piece and the far crossing
    Square far = NoSquare;  ///< the far crossing
};
/// Nothing for pieces that do not slide on both diagonals of a board that wraps.
[[nodiscard]] std::optional<FiveSquares> fiveSquares(const Position& position, Square square);

}  // namespace rokada
