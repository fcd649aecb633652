// Forced moves: mated sides are eliminated, stalemated sides pass.
#pragma once

#include "base/move.h"

#include <vector>

namespace rokada {

class Position;

/// Plays forced moves until a side has a choice or the game is over, and adds them to `forced` if it is given.
void settle(Position& position, std::vector<Move>* forced = nullptr);

}  // namespace rokada
