// Plays forced moves in variants with elimination: checkmated sides are eliminated, and stalemated sides pass.
#pragma once

#include "base/move.h"

#include <vector>

namespace rokada {

class Position;

/// Plays forced moves until a side has a choice or the game is over. If `forced` is not nullptr, appends the moves to
/// `*forced`.
void settle(Position& position, std::vector<Move>* forced = nullptr);

}  // namespace rokada
