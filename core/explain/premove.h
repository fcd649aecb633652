// A move that is told before its turn has come.
#pragma once

#include "rules/position.h"

#include <vector>

namespace rokada {

struct Premove {
    Square from = NoSquare;
    Square to = NoSquare;  ///< or the own rook, for a castling

    friend bool operator==(const Premove&, const Premove&) = default;
};

/// Where the man on `from` might go when his side is to move next, whatever the others do until then: along all his
/// lines, as far as walls let him, whoever stands there now; castlings whose right is left, onto the rook as well.
[[nodiscard]] std::vector<Square> conceivable(const Position& position, Square from);

}  // namespace rokada
