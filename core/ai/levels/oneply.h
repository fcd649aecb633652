// The simplest computer player: looks at each of its moves once, without a reply. It knows no variant by name; the
// value of a piece follows from how many squares it reaches.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// A legal move of the side to move: mates at once if it can, captures what is worth most, does not put pieces where
/// they are captured for nothing, and does not stalemate when ahead. The same position and seed give the same move. The
/// side to move must have a legal move.
[[nodiscard]] Move chooseOnePly(const Position& position, std::uint64_t seed);

}  // namespace rokada
