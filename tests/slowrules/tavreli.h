#pragma once

#include <string>
#include <vector>

#include "slowrules/play.h"

/// Rules of towers, from tavreli.md.
namespace slow {

/// Returns the lowest piece of a square.
Piece lowest(const State& state, Square square);
/// Returns true if the pawn on this square of the front row has never moved: the flag of its file is set, and it stands
/// alone.
bool neverMoved(const State& state, Square square);
/// Section 4: returns the promotion kind of the pawn that starts on the file.
char identityOfFile(int file);

std::vector<Move> towerMoves(const State& state);
/// Returns the board after a move. The side to move does not change.
State towerMoved(const State& before, const Move& move);

/// Returns the text of one cell in a position text (tavreli.md, section 8).
std::string cellText(const State& state, Square square);
/// Removes one cell from the front of the text, and puts its pieces on the square. Returns false if the cell is
/// invalid.
bool takeCell(State& state, Square square, std::string& text);
bool hasProperTowers(const State& state);
/// Drops castling rights, the en passant square and unmoved flags that have become meaningless.
void dropIdleTowerRights(State& state);

/// Returns true if the two kings are the only pieces on the board, on top of towers and inside of them.
bool onlyKingsAnywhere(const State& state);

}  // namespace slow
