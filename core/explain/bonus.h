// Bonus of an arrival: pieces that it puts on the board, and occupied squares that receive none.
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace rokada {

struct ArrivalBonus {
    Square arrival = NoSquare;
    Kind becomes = NoKind;  ///< kind of the arriving piece after its promotion
    Piece given = NoPiece;  ///< piece put on the board, or that would be put there
    std::vector<Square> placed;
    std::vector<Square> occupied;  ///< bonus squares that are occupied
};

/// Returns the arrival bonuses of all legal moves of the piece on `from`, in square order.
[[nodiscard]] std::vector<ArrivalBonus> bonuses(const Position& position, Square from);

}  // namespace rokada
