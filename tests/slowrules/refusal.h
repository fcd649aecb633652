#pragma once

#include <optional>
#include <vector>

#include "slowrules/play.h"

/// Reference for the tests of the program's explanations of illegal moves. Each function tests one rule that can forbid
/// a move.
namespace slow {

/// Move that a player tries, which may be illegal. `pieces` is the number of moving pieces of a tower in Tavreli.
struct Attempt {
    Square from;
    Square to;
    int pieces = 0;
};

/// One path of a piece to a square, regardless of other pieces.
struct Line {
    std::vector<Square> path;  ///< squares of the path, without the start
    bool moves = true;         ///< true if the piece can move to an empty target on this path
    bool captures = true;
    bool doubleStep = false;
};

enum class Walls { Stop, Ignored };

/// Returns all paths of the piece on `from` to `to`. Includes the double step of pawns that have moved.
std::vector<Line> linesTo(const State& state, Square from, Square to, Walls walls);

/// Returns true if the square is occupied and on a path to the target.
bool isBlockedBy(const State& state, const Attempt& attempt, Square square);
/// Returns true if a wall closes the step between the squares, which is part of a path to the target.
bool isWalled(const State& state, const Attempt& attempt, Square a, Square b);
/// Returns true if the target is empty, and the piece could reach it only by a capture.
bool needsCapture(const State& state, const Attempt& attempt);
/// Returns true if an enemy piece is on the target, and the piece could move there but not capture there.
bool cannotCapture(const State& state, const Attempt& attempt);
/// Returns true for a double step of a pawn that no longer has the right to it.
bool isLateDoubleStep(const State& state, const Attempt& attempt);
/// Returns true if a move of this piece could go around the board of Vyrt chess and end on the piece's own square. Only
/// sliding pieces can do this.
bool isFullCircle(const State& state, Square square);

/// Returns the position after the attempt, without a test of the king's safety. Returns nullopt if the piece cannot
/// make this move.
std::optional<State> tried(const State& state, const Attempt& attempt);
/// Returns true if a piece of the side to move on the square has a legal move.
bool hasLegalMove(const State& state, Square from);
/// Returns true if the attacker could capture on the target, and `last` is the last square of its path before the
/// target.
bool attacksThrough(const State& state, Square attacker, Square target, Square last);

/// Returns the castling of the side to move that the attempt means, with the rook that starts on `rook`. Returns
/// nullptr if the attempt is not a castling.
const Castling* castlingMeant(const State& state, const Attempt& attempt, Square rook);
/// Returns true if a rook of the castling's side is on the rook's start square. In Tavreli, it may be anywhere in a
/// tower.
bool rookIsHome(const State& state, const Castling& castling);
bool hasRight(const State& state, const Castling& castling);

/// Parts of a castling that a piece in the way can prevent.
enum class CastlingPart { Between, KingPasses, KingArrives, RookPasses, RookArrives };
/// Returns true if the square must be empty for this part of the castling.
bool isNeeded(const Castling& castling, CastlingPart part, Square square);

}  // namespace slow
