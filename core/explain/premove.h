// A premove: a move that is entered before its turn has come.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

struct Premove {
    Square from = NoSquare;
    Square to = NoSquare;  ///< or the own rook, for a castling

    friend bool operator==(const Premove&, const Premove&) = default;
};

/// Where the piece on `from` might go when its side is to move next, whatever the others do until then: along all its
/// lines as far as walls allow, through any pieces; castlings that are still a right, onto the rook as well.
[[nodiscard]] std::vector<Square> conceivable(const Position& position, Square from);

}  // namespace rokada
