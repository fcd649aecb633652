#pragma once

#include <string>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// Does a pawn of the side promote on this square? No pawn can stand there.
bool promotesPawns(const Rules& rules, char side, Square square);

/// The kinds a pawn of the side to move may choose from; empty where there is no choice.
std::string promotionChoice(const State& state);

/// Bolyar, section 6: what the piece is after its arrival.
char kindOnArrival(const Rules& rules, Piece piece, Square to);
/// Bolyar, section 6: do the mover's own corners get a boat each?
bool bringsBoats(const Rules& rules, Piece piece, Square to);
std::vector<Square> ownCorners(const Rules& rules, char side);

}  // namespace slow
