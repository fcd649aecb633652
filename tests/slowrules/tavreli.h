#pragma once

#include <string>
#include <vector>

#include "slowrules/play.h"

/// What tavreli.md says of towers.
namespace slow {

/// The lowest piece of a square.
Piece lowest(const State& state, Square square);
/// Section 4: the identity of the pawn that starts on the file.
char identityOfFile(int file);

std::vector<Move> towerMoves(const State& state);
/// The board after a move, the turn still with the mover.
State towerMoved(const State& before, const Move& move);

/// Section 8.
std::string cellText(const State& state, Square square);
/// Takes one cell off the front of the text and puts it on the square.
bool takeCell(State& state, Square square, std::string& text);
bool hasProperTowers(const State& state);
/// Field 3, 4 and 7: what is dropped.
void dropIdleTowerRights(State& state);

/// Only the two kings, pieces inside towers counted.
bool onlyKingsAnywhere(const State& state);

}  // namespace slow
