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

/// Returns all castlings of a variant; none in Great Shatranj, and in Chess960 one for each pair of start files.
const std::vector<Castling>& castlings(const Rules& rules);

/// Returns the castling that a letter names, or nullptr: K and Q, in Chess960 of the outermost rook on that side.
const Castling* castlingNamed(const State& state, char side, char letter);
/// Chess960: returns the castling with the rook on that file, or nullptr.
const Castling* castlingWithRook(const State& state, char side, int file);

bool standsAtHome(const State& state, const Castling& castling);

/// Returns true if the squares are empty and safe.
bool mayCastle(const State& state, const Castling& castling);

}  // namespace slow
