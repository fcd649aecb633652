#pragma once

#include <string>
#include <vector>

#include "slowrules/state.h"

namespace slow {

/// Returns true if pawns of the side promote on this square. A position with a pawn of the side there is invalid.
bool promotesPawns(const Rules& rules, char side, Square square);

/// Returns the letters of the kinds to which a promoting pawn of the side to move may promote. Returns an empty string
/// if the player has no choice.
std::string promotionChoice(const State& state);

/// Returns the kind of a piece after its arrival on `to`. In Bolyar chess, most kinds promote on certain squares. In
/// other variants, the kind does not change.
char kindOnArrival(const Rules& rules, Piece piece, Square to);
/// Returns true if this arrival gives the player new boats on the player's own corner squares (Bolyar chess).
bool bringsBoats(const Rules& rules, Piece piece, Square to);
std::vector<Square> ownCorners(const Rules& rules, char side);

}  // namespace slow
