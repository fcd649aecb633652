#pragma once

#include <vector>

#include "slowrules/state.h"

namespace slow {

/// One castling of a variant: the squares that it uses, and its conditions.
struct Castling {
    char side = 'w';
    char letter = 'K';
    Square kingFrom, kingTo;
    Square rookFrom, rookTo;
    std::vector<Square> empty;  ///< squares on which no piece may stand
    std::vector<Square> safe;   ///< squares that no enemy may attack, including the king's own square
};

/// Returns all castlings of a variant. Great Shatranj has none. Chess960 has one for each pair of start files.
const std::vector<Castling>& castlings(const Rules& rules);

/// Returns the castling of a side that the letter K or Q of a position text names. Returns nullptr if there is none. In
/// Chess960, the letter means the outermost rook on that side of the king.
const Castling* castlingNamed(const State& state, char side, char letter);
/// Returns the Chess960 castling of the rook that starts on this file. Returns nullptr if there is none.
const Castling* castlingWithRook(const State& state, char side, int file);

bool standsAtHome(const State& state, const Castling& castling);

/// Returns true if the squares that must be empty are empty, and no enemy attacks the squares that must be safe.
bool mayCastle(const State& state, const Castling& castling);

}  // namespace slow
