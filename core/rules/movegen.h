// Generates, counts and tests legal moves, and computes perft.
#pragma once

#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Appends all legal moves of the side to move. Precondition: this side has its king. In variants with elimination, a
/// checkmated side has only the move `Elimination`, and a stalemated side has only the move `Pass`. Appends no moves if
/// only one team is left or all sides have passed in succession.
void legalMoves(const Position& position, MoveList& moves);
/// Returns all legal moves.
[[nodiscard]] MoveList legalMoves(const Position& position);
/// Appends the ordinary legal moves of the piece on `from`: no drops and no forced moves. Precondition: the piece
/// belongs to the side to move.
void ordinaryMovesFrom(const Position& position, Square from, MoveList& moves);
/// Appends the noisy moves: the ordinary legal moves that capture or promote.
void noisyMoves(const Position& position, MoveList& moves);
/// Appends the quiet moves: the ordinary legal moves that neither capture nor promote.
void quietMoves(const Position& position, MoveList& moves);
/// Returns true if `move` is an ordinary legal move of the position, not a drop and not forced. `move` can come from
/// another position.
[[nodiscard]] bool isOrdinaryMove(const Position& position, Move move);
/// Returns the number of legal moves. Does not store the moves.
[[nodiscard]] std::uint64_t countMoves(const Position& position);
/// Returns true if the side to move has a legal move.
[[nodiscard]] bool hasMoves(const Position& position);
/// Returns true if there is a legal move that is neither a drop nor forced.
[[nodiscard]] bool hasOrdinaryMoves(const Position& position);

/// Returns the number of sequences of legal moves with exactly `depth` plies. Forced moves (`Elimination`, `Pass`) do
/// not count as plies. The moves of the last ply are counted without making them.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

}  // namespace rokada
