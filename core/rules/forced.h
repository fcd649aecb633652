// What follows in a position without anybody's choice: armies that are mated leave, stalemated seats pass.
#pragma once

#include "base/move.h"

#include <vector>

namespace rokada {

class Position;

/// Plays forced moves until somebody has a choice or the game is over, and adds them to `forced` if it is given.
void settle(Position& position, std::vector<Move>* forced = nullptr);

}  // namespace rokada
