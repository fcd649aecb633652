// Forced moves: mated sides are eliminated, stalemated sides pass.
#pragma once

#include "base/move.h"

#include <vector>

namespace rokada {

class Position;

/// Plays forced moves until a side has a choice or the game is over. Appends them to `forced` unless it is nullptr.
void settle(Position& position, std::vector<Move>* forced = nullptr);

}  // namespace rokada
