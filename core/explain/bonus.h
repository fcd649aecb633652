// The bonus of a move: pieces that its arrival puts on the board, and squares that get none because they are occupied.
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace rokada {

struct ArrivalBonus {
    Square arrival = NoSquare;
    Kind becomes = NoKind;  ///< what the arriving piece becomes
    Piece given = NoPiece;  ///< the piece put on the board, or what it would be
    std::vector<Square> placed;
    std::vector<Square> occupied;  ///< nothing is put there
};

/// Of every legal move of the piece on `from` whose arrival has a bonus, in the order of the squares.
[[nodiscard]] std::vector<ArrivalBonus> bonuses(const Position& position, Square from);

}  // namespace rokada
