// Explains the bonus of Bolyar chess: a piece that arrives on an enemy corner brings new pieces to its side's own
// corners. Finds the corners that receive a piece and the occupied corners that receive none.
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace rokada {

/// Bonus of one move.
struct ArrivalBonus {
    Square arrival = NoSquare;
    Kind becomes = NoKind;  ///< kind of the promoted piece
    /// Piece that the bonus puts on the side's own corners, or would put there if they were empty.
    Piece given = NoPiece;
    std::vector<Square> placed;
    std::vector<Square> occupied;  ///< own corners that receive no piece, because they are occupied
};

/// Returns the arrival bonuses of all legal moves of the piece on `from`, in square order.
[[nodiscard]] std::vector<ArrivalBonus> bonuses(const Position& position, Square from);

}  // namespace rokada
