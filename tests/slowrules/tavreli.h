#pragma once

#include <string>
#include <vector>

#include "slowrules/play.h"

/// Tower rules of tavreli.md.
namespace slow {

/// Returns the lowest piece of a square.
Piece lowest(const State& state, Square square);
/// Section 4: returns the promotion kind of the pawn that starts on the file.
char identityOfFile(int file);

std::vector<Move> towerMoves(const State& state);
/// Returns the board after a move, with the turn still unchanged.
State towerMoved(const State& before, const Move& move);

/// Section 8: returns the text of one cell.
std::string cellText(const State& state, Square square);
/// Removes one cell from the front of the text and puts it on the square.
bool takeCell(State& state, Square square, std::string& text);
bool hasProperTowers(const State& state);
/// Drops rights that have become meaningless (fields 3, 4 and 7).
void dropIdleTowerRights(State& state);

/// Returns true if only the two kings are left, including pieces inside towers.
bool onlyKingsAnywhere(const State& state);

}  // namespace slow
