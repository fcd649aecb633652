#pragma once

#include <string>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// Returns true if pawns of the side promote on this square. A pawn can never stand there.
bool promotesPawns(const Rules& rules, char side, Square square);

/// Returns the kinds that a promoting pawn of the side to move can choose. Returns an empty string if it has no choice.
std::string promotionChoice(const State& state);

/// Returns the kind of a piece after its arrival on `to` (bolyar.md, section 6).
char kindOnArrival(const Rules& rules, Piece piece, Square to);
/// Returns true if the arrival of the piece brings boats to the mover's own corners (bolyar.md, section 6).
bool bringsBoats(const Rules& rules, Piece piece, Square to);
std::vector<Square> ownCorners(const Rules& rules, char side);

}  // namespace slow
