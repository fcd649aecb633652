#pragma once

#include <vector>

#include "slowrules/state.h"

namespace slow {

/// One row of the castling tables of the documents.
struct Castling {
    char side = 'w';
    char letter = 'K';
    Square kingFrom, kingTo;
    Square rookFrom, rookTo;
    std::vector<Square> empty;  ///< no piece may stand here
    std::vector<Square> safe;   ///< no enemy may attack these; the king's own square is among them
};

/// All castlings of a game; none in Great Shatranj.
const std::vector<Castling>& castlings(const Rules& rules);

/// The right is there, the squares are empty and safe.
bool mayCastle(const State& state, const Castling& castling);

}  // namespace slow
