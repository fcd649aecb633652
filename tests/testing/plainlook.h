// What can be seen on a board, looked up in the plainest way: one square after another, or by making every legal move.
// For tests of what the program says, so it shares nothing with the explanations.
#pragma once

#include "rules/position.h"

#include <set>

namespace rokada::test {

/// Squares to which the piece may go or where it may capture by its movement, whoever is to move: what becomes of its
/// king is not asked. Without castlings and captures en passant.
[[nodiscard]] std::set<Square> plainReach(const Position& position, Square from);
/// The same for all pieces of these, which stand on the board.
[[nodiscard]] std::set<Square> plainReach(const Position& position, PieceSet pieces);
/// The pieces of a side's team.
[[nodiscard]] PieceSet teamOf(const Rulebook& book, Side side);

/// The position as if it were this side's turn.
[[nodiscard]] Position turnedTo(const Position& position, Side side);
/// Legal moves of the piece, with the upper `pieces` of its tower or, if that is 0, with any. No drops.
[[nodiscard]] std::vector<Move> movesOf(const Position& position, Square from, int pieces = 0);
/// Legal captures by this side on this square if it were its turn.
[[nodiscard]] std::vector<Move> capturesOn(const Position& position, Square square, Side by);
/// A piece of the set could capture an enemy's one on this square, whether or not its king allows it.
[[nodiscard]] bool guarded(const Position& position, Square square, PieceSet by);
/// An enemy may capture the piece with another worth less, or without being captured in turn.
[[nodiscard]] bool losesByCapture(const Position& position, Square square);
/// The move leaves the next player, an enemy, in check and without a legal move.
[[nodiscard]] bool plainMate(const Position& position, Move move);

}  // namespace rokada::test
