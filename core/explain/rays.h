// The lines on which a man slides: as far as they are open now, and the closed lines that they are on an empty board
// without an edge.
#pragma once

#include "rules/paths.h"

#include <optional>
#include <vector>

namespace rokada {

/// Each way of the man on `square` as far as it is open, his own square first. A way ends on the first man that he may
/// take there, before any other. Ways that lead nowhere are left out.
[[nodiscard]] std::vector<Path> rays(const Position& position, Square square);

/// The closed lines of a slider on an empty board that wraps: each once, from the man's square through all others of
/// the line. Empty on other boards and for men who do not come home.
[[nodiscard]] std::vector<Path> loops(const Position& position, Square square);

/// The rule of five squares of Vyrt chess. The two diagonals through a square meet a second time on the far side of the
/// torus; between both crossings each half of a diagonal has five squares.
struct FiveSquares {
    std::vector<Path>
        pieces;             ///< the diagonal that the drawing tears in two, piece by piece; the man stands on the first
    Path five;              ///< the squares of the other diagonal between the man and the far crossing
    Square far = NoSquare;  ///< the far crossing
};
/// Nothing for men who are no sliders on both diagonals of a board that wraps.
[[nodiscard]] std::optional<FiveSquares> fiveSquares(const Position& position, Square square);

}  // namespace rokada
