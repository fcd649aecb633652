#pragma once

#include <string>
#include <vector>

#include "slowrules/play.h"

/// Rules of Tavreli, in which pieces stand on each other and form towers.
namespace slow {

/// Returns the bottom piece of the tower on a square.
Piece lowest(const State& state, Square square);
/// Returns true if the pawn of the side to move on this square has never moved: it stands alone on the front row, and
/// its file has the mark `unmoved`.
bool neverMoved(const State& state, Square square);
/// Returns the kind to which the pawn that starts on this file promotes.
char identityOfFile(int file);

std::vector<Move> towerMoves(const State& state);
/// Returns the state after a move, with the same side to move.
State towerMoved(const State& before, const Move& move);

/// Returns the text of one non-empty square in a position text: a letter, or the pieces of a tower in parentheses.
std::string cellText(const State& state, Square square);
/// Removes the text of one square from the front of `text`, and puts its pieces on the square. Returns false if the
/// text is invalid.
bool takeCell(State& state, Square square, std::string& text);
bool hasProperTowers(const State& state);
/// Drops castling rights, the en passant square and marks of unmoved pawns that do not fit the pieces on the board.
void dropIdleTowerRights(State& state);

/// Returns true if the two kings are the only pieces, including the pieces inside towers.
bool onlyKingsAnywhere(const State& state);

}  // namespace slow
