// Slow reference queries about positions, for tests of the explanations in core/explain. They go square by square, or
// try every legal move, and share no code with the explanations.
#pragma once

#include "rules/position.h"

#include <set>

namespace rokada::test {

/// Returns the squares to which a piece can move or capture by its movement. Ignores whose turn it is and the safety of
/// the king. Excludes castling and en passant.
[[nodiscard]] std::set<Square> plainReach(const Position& position, Square from);
/// Returns the union of `plainReach` for all pieces on the board that are in `pieces`.
[[nodiscard]] std::set<Square> plainReach(const Position& position, PieceSet pieces);
/// Returns the pieces of `side` and of its allies.
[[nodiscard]] PieceSet teamOf(const Rulebook& book, Side side);

/// Returns the same position with this side to move.
[[nodiscard]] Position turnedTo(const Position& position, Side side);
/// Returns the legal moves of the piece on `from`, without placements of reserve pieces. In Tavreli, `pieces` is the
/// number of pieces of a tower that move; 0 allows any number.
[[nodiscard]] std::vector<Move> movesOf(const Position& position, Square from, int pieces = 0);
/// Returns the legal captures on a square, as if `by` were to move.
[[nodiscard]] std::vector<Move> capturesOn(const Position& position, Square square, Side by);
/// Returns true if a piece of the set could capture an enemy piece on this square. Ignores whether the capture would
/// expose the king of the capturing side.
[[nodiscard]] bool guarded(const Position& position, Square square, PieceSet by);
/// Returns true if an enemy can capture the piece favourably: with a less valuable piece, or without being recaptured.
[[nodiscard]] bool losesByCapture(const Position& position, Square square);
/// Returns true if, after `move`, the next player is an enemy in check without a legal move.
[[nodiscard]] bool plainMate(const Position& position, Move move);

}  // namespace rokada::test
