// Premove: a move that is entered before the player's turn.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

struct Premove {
    Square from = NoSquare;
    Square to = NoSquare;  ///< target square; for castling, it can be the square of the rook

    friend bool operator==(const Premove&, const Premove&) = default;
};

/// Returns all squares to which the piece on `from` could move on its side's next turn, if the other sides play
/// suitable moves. Pieces do not block its lines, but walls do. For each castling to which the side still has the
/// right, includes the squares on which the user can drop the king: the target of the king, the square of the rook, or
/// both.
[[nodiscard]] std::vector<Square> possiblePremoves(const Position& position, Square from);

}  // namespace rokada
