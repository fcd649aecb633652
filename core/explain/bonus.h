// What a move gives besides: men that its arrival puts on the board, and the squares that stay as they are because
// somebody stands there.
#pragma once

#include "rules/position.h"

#include <optional>
#include <vector>

namespace rokada {

struct ArrivalBonus {
    Square arrival = NoSquare;
    Kind becomes = NoKind;  ///< what the man who arrives is afterwards
    Piece given = NoPiece;  ///< what is put on the board, or would be if there were room
    std::vector<Square> placed;
    std::vector<Square> occupied;  ///< nothing is put there
};

/// Of every legal move of the man on `from` whose arrival has a bonus, in the order of the squares.
[[nodiscard]] std::vector<ArrivalBonus> bonuses(const Position& position, Square from);

}  // namespace rokada
