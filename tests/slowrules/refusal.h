#pragma once

#include <optional>
#include <vector>

#include "slowrules/play.h"

/// Single rules that can forbid a move. Each function tests one rule alone.
namespace slow {

/// Move that a player tries. `pieces` is the number of moving pieces of a tower, in Tavreli.
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
/// Returns true if the piece could only capture on the target, which is empty.
bool needsCapture(const State& state, const Attempt& attempt);
/// Returns true if the piece could move to the target but not capture the enemy there.
bool cannotCapture(const State& state, const Attempt& attempt);
/// Returns true for a double step of a pawn that no longer has the right to it.
bool isLateDoubleStep(const State& state, const Attempt& attempt);
/// Returns true if the piece would return to its own square around the board.
bool isFullCircle(const State& state, Square square);

/// Returns the position after the attempt, ignoring the safety of the king; nullopt if the piece does not move like
/// that.
std::optional<State> tried(const State& state, const Attempt& attempt);
/// Returns true if a piece of the side to move on the square has a legal move.
bool hasLegalMove(const State& state, Square from);
/// Returns true if the attacker reaches the target through the square next to it.
bool attacksThrough(const State& state, Square attacker, Square target, Square last);

/// Returns the castling of the side to move that the attempt means with the rook on this home square, or nullptr.
const Castling* castlingMeant(const State& state, const Attempt& attempt, Square rook);
/// Returns true if a rook of the castling's side is on its home square, in a tower at any height.
bool rookIsHome(const State& state, const Castling& castling);
bool hasRight(const State& state, const Castling& castling);

/// Parts of a castling that a piece on a square prevents.
enum class CastlingPart { Between, KingPasses, KingArrives, RookPasses, RookArrives };
/// Returns true if the square must be empty for this part of the castling.
bool isNeeded(const Castling& castling, CastlingPart part, Square square);

}  // namespace slow
