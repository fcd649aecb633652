// Explains the bonus of a promotion: the pieces that it puts on the board, and the occupied squares that receive none.
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace rokada {

struct ArrivalBonus {
    Square arrival = NoSquare;
    Kind becomes = NoKind;  ///< kind of the promoted piece
    Piece given = NoPiece;  ///< piece that is placed on bonus squares, or would be placed if they were empty
    std::vector<Square> placed;
    std::vector<Square> occupied;  ///< bonus squares that are occupied
};

/// Returns the arrival bonuses of all legal moves of the piece on `from`, in square order.
[[nodiscard]] std::vector<ArrivalBonus> bonuses(const Position& position, Square from);

}  // namespace rokada
