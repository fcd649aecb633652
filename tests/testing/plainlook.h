// Slow reference queries on boards. They go square by square, or make every legal move. Tests of explanations use them,
// so they share no code with the explanations.
#pragma once

#include "rules/position.h"

#include <set>

namespace rokada::test {

/// Returns the squares to which a piece can move or capture by its movement. Ignores whose turn it is and the safety of
/// the king. Excludes castling and en passant.
[[nodiscard]] std::set<Square> plainReach(const Position& position, Square from);
/// Returns the union of `plainReach` for all pieces on the board that are in `pieces`.
[[nodiscard]] std::set<Square> plainReach(const Position& position, PieceSet pieces);
/// Returns all pieces of the sides in the team of `side`.
[[nodiscard]] PieceSet teamOf(const Rulebook& book, Side side);

/// Returns the position with this side to move.
[[nodiscard]] Position turnedTo(const Position& position, Side side);
/// Returns the legal moves of a piece, without drops. With towers, `pieces` is the number of pieces that move, and 0
/// allows any number.
[[nodiscard]] std::vector<Move> movesOf(const Position& position, Square from, int pieces = 0);
/// Returns the legal captures on a square, as if `by` were to move.
[[nodiscard]] std::vector<Move> capturesOn(const Position& position, Square square, Side by);
/// Returns true if a piece of the set could capture an enemy piece on this square. Ignores the safety of its own king.
[[nodiscard]] bool guarded(const Position& position, Square square, PieceSet by);
/// Returns true if an enemy can capture the piece favourably: with a less valuable piece, or without being recaptured.
[[nodiscard]] bool losesByCapture(const Position& position, Square square);
/// Returns true if, after `move`, the next player is an enemy in check without a legal move.
[[nodiscard]] bool plainMate(const Position& position, Move move);

}  // namespace rokada::test
