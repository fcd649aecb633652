// Simplest computer player: looks at each of its moves once, without replies. Piece values follow from the number of
// reachable squares, so it needs no data of variants.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Returns a legal move of the side to move: a mate in one if there is one, otherwise the most valuable capture. Avoids
/// moving pieces to squares where they are lost, and avoids stalemate when ahead. The result depends only on position
/// and seed. Precondition: the side to move has a legal move.
[[nodiscard]] Move chooseOnePly(const Position& position, std::uint64_t seed);

}  // namespace rokada
