// Plain reference queries on boards: square by square, or by making every legal move. Used to test explanations, so
// they share no code with them.
#pragma once

#include "rules/position.h"

#include <set>

namespace rokada::test {

/// Returns the squares that the piece reaches or attacks by its movement, ignoring the turn and the safety of its king.
/// Excludes castling and en passant.
[[nodiscard]] std::set<Square> plainReach(const Position& position, Square from);
/// Same for all pieces of the set on the board.
[[nodiscard]] std::set<Square> plainReach(const Position& position, PieceSet pieces);
/// Returns the pieces of a side's team.
[[nodiscard]] PieceSet teamOf(const Rulebook& book, Side side);

/// Returns the position with this side to move.
[[nodiscard]] Position turnedTo(const Position& position, Side side);
/// Returns the legal moves of the piece, with the upper `pieces` of its tower, or any number if 0. Excludes drops.
[[nodiscard]] std::vector<Move> movesOf(const Position& position, Square from, int pieces = 0);
/// Returns the legal captures on this square if this side were to move.
[[nodiscard]] std::vector<Move> capturesOn(const Position& position, Square square, Side by);
/// Returns true if a piece of the set could capture an enemy on this square, ignoring the safety of its king.
[[nodiscard]] bool guarded(const Position& position, Square square, PieceSet by);
/// Returns true if an enemy can capture the piece with a less valuable one, or without being recaptured.
[[nodiscard]] bool losesByCapture(const Position& position, Square square);
/// Returns true if the next player, an enemy, is in check without a legal move after `move`.
[[nodiscard]] bool plainMate(const Position& position, Move move);

}  // namespace rokada::test
