// Premove: a move that is entered before the player's turn.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

struct Premove {
    Square from = NoSquare;
    Square to = NoSquare;  ///< target square, or the player's rook for castling

    friend bool operator==(const Premove&, const Premove&) = default;
};

/// Returns the squares that the piece on `from` might reach on its side's next turn, whatever the other sides play. Its
/// lines pass through pieces but not through walls. For a castling that is still a right, the square of the rook counts
/// too.
[[nodiscard]] std::vector<Square> possiblePremoves(const Position& position, Square from);

}  // namespace rokada
