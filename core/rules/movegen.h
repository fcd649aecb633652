// Generates, counts and tests legal moves, and computes perft.
#pragma once

#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Appends all legal moves of the side to move. Precondition: the side has its king. In variants with elimination a
/// mated side has exactly one move, `Elimination`, and a stalemated side exactly one, `Pass`. The list is empty when
/// only one team lives or all sides have passed in turn.
void legalMoves(const Position& position, MoveList& moves);
/// Appends the ordinary legal moves (no drop, no forced move) of the piece on `from`. Precondition: it belongs to the
/// side to move.
void ordinaryMovesFrom(const Position& position, Square from, MoveList& moves);
/// Append the two parts of the ordinary legal moves (no drop, no forced move): captures and promotions, and all others.
/// A search often needs only the first part.
void noisyMoves(const Position& position, MoveList& moves);
void quietMoves(const Position& position, MoveList& moves);
/// Returns true if `move`, which may come from another position, is an ordinary legal move here.
[[nodiscard]] bool isOrdinaryMove(const Position& position, Move move);
/// Returns the number of legal moves without storing them.
[[nodiscard]] std::uint64_t countMoves(const Position& position);
/// Returns true if the side to move has a legal move.
[[nodiscard]] bool hasMoves(const Position& position);
/// Returns true if there is a legal move that is neither a drop nor forced.
[[nodiscard]] bool hasOrdinaryMoves(const Position& position);

/// Returns the number of legal move sequences of exactly `depth` plies. Forced moves (`Elimination`, `Pass`) are not
/// plies. Moves at the last ply are counted without being made.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

}  // namespace rokada
