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
/// In Chess960 one for each pair of files on which king and rook may begin.
const std::vector<Castling>& castlings(const Rules& rules);

/// The castling that a letter names, or null: K and Q, in Chess960 of the outermost rook at home on that side.
const Castling* castlingNamed(const State& state, char side, char letter);
/// Chess960: the castling with the rook at home on that file, or null.
const Castling* castlingWithRook(const State& state, char side, int file);

bool standsAtHome(const State& state, const Castling& castling);

/// The squares are empty and safe.
bool mayCastle(const State& state, const Castling& castling);

}  // namespace slow
