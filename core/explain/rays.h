// Lines on which a piece slides: their open parts now, and the closed lines of an empty board that wraps.
#pragma once

#include "rules/paths.h"

#include <optional>
#include <vector>

namespace rokada {

/// Returns the open part of each ray of the piece on `square`, starting with that square. A ray ends on the first piece
/// if it can be captured, otherwise before it. Leaves out empty rays.
[[nodiscard]] std::vector<Path> rays(const Position& position, Square square);

/// Returns the closed lines of a slider on an empty board that wraps, each once, starting at the piece's square. Empty
/// on other boards and for pieces without closed lines.
[[nodiscard]] std::vector<Path> loops(const Position& position, Square square);

/// Rule of five squares of Vyrt chess. The two diagonals through a square cross again on the far side of the torus.
/// Between the two crossings each half of a diagonal has five squares.
struct FiveSquares {
    std::vector<Path> pieces;  ///< parts of the diagonal that the drawing cuts in two; the piece is on the first part
    Path five;                 ///< squares of the other diagonal between the piece and the far crossing
    Square far = NoSquare;     ///< far crossing of the diagonals
};
/// Returns nullopt unless the piece slides on both diagonals of a board that wraps.
[[nodiscard]] std::optional<FiveSquares> fiveSquares(const Position& position, Square square);

}  // namespace rokada
