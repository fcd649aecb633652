#pragma once

#include <string>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// Returns true if pawns of the side promote on this square. No pawn can stand there.
bool promotesPawns(const Rules& rules, char side, Square square);

/// Returns the kinds from which a pawn of the side to move can choose; empty without a choice.
std::string promotionChoice(const State& state);

/// Bolyar, section 6: returns the kind of the piece after its arrival.
char kindOnArrival(const Rules& rules, Piece piece, Square to);
/// Bolyar, section 6: returns true if the mover's own corners get boats.
bool bringsBoats(const Rules& rules, Piece piece, Square to);
std::vector<Square> ownCorners(const Rules& rules, char side);

}  // namespace slow
