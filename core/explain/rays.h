// Finds the lines on which a piece slides: the open lines in a position, and the loops on an empty board that wraps.
#pragma once

#include "rules/paths.h"

#include <optional>
#include <vector>

namespace rokada {

/// Returns the open part of each line of the piece on `square`, beginning with `square`. A line ends on the first piece
/// that can be captured, or before the first other piece. Lines without an open square are left out.
[[nodiscard]] std::vector<Path> rays(const Position& position, Square square);

/// Returns the loops of a slider on an empty board that wraps: lines that return to the square of the piece. Each loop
/// begins on that square and is returned once. Returns an empty list on other boards and for pieces without loops.
[[nodiscard]] std::vector<Path> loops(const Position& position, Square square);

/// Rule of five squares of Vyrt chess. The two diagonals through a square cross again on the far side of the torus.
/// Between the two crossings each half of a diagonal has five squares.
struct FiveSquares {
    /// Two parts into which the edges of the drawn board cut one diagonal; the first part contains the piece
    std::vector<Path> pieces;
    Path five;              ///< squares of the other diagonal between the piece and the far crossing
    Square far = NoSquare;  ///< far crossing of the diagonals
};
/// Returns the rule of five squares for the piece on `square`. Returns nullopt if it does not slide on both diagonals
/// of a board that wraps.
[[nodiscard]] std::optional<FiveSquares> fiveSquares(const Position& position, Square square);

}  // namespace rokada
