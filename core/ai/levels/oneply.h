// The simplest computer player: looks at each of its moves once, without an answer. It knows no game by name; what a
// man is worth follows from how many squares he reaches.
#pragma once

#include "base/move.h"
#include "rules/position.h"

#include <array>
#include <cstdint>

namespace rokada {

/// What a man of each kind is worth: about ten times the number of squares he reaches on an empty board, on average.
/// Royal men have 0. They are never taken, so their value is never asked.
[[nodiscard]] std::array<int, MaxKinds> reachValues(const Rulebook& book);

/// A legal move of the side to move: mates at once if it can, takes what is worth most, does not put men where they are
/// taken for nothing, and does not stalemate when ahead. The same position and seed give the same move.
/// The side to move must have a legal move.
[[nodiscard]] Move chooseOnePly(const Position& position, std::uint64_t seed);

}  // namespace rokada
