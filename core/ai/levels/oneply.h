// Simplest computer player. It evaluates each of its moves once, without searching replies. Piece values follow from
// the number of reachable squares, so a new variant needs no data.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Returns a legal move of the side to move: a mate in one if there is one, otherwise usually the most valuable
/// capture. Avoids squares on which the moving piece is lost, and avoids stalemate when ahead. The result depends only
/// on position and seed. Precondition: the side to move has a legal move.
[[nodiscard]] Move chooseOnePly(const Position& position, std::uint64_t seed);

}  // namespace rokada
