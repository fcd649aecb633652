// Legal moves: all of them, their number, whether there is one; and perft.
#pragma once

#include "rules/position.h"

#include <cstdint>

namespace rokada {

/// Appends all legal moves of the side to move, which must have its king. In variants with elimination a mated side has
/// exactly one, `Elimination`, and a stalemated one exactly one, `Pass`; when only one team lives, or all sides have
/// passed in turn, there are none.
void legalMoves(const Position& position, MoveList& moves);
/// Adds the legal moves, but drops and forced ones, of the piece on this square, which is one of the side to move.
void ordinaryMovesFrom(const Position& position, Square from, MoveList& moves);
/// The two halves of the ordinary legal moves (no drop, no forced move), for a search that often needs only the first:
/// captures and promotions, and the rest.
void noisyMoves(const Position& position, MoveList& moves);
void quietMoves(const Position& position, MoveList& moves);
/// Whether this move, which may come from any other position, is an ordinary legal move here.
[[nodiscard]] bool isOrdinaryMove(const Position& position, Move move);
/// The number of legal moves, without writing them.
[[nodiscard]] std::uint64_t countMoves(const Position& position);
[[nodiscard]] bool hasMoves(const Position& position);
/// There is a move that is neither a drop nor forced.
[[nodiscard]] bool hasOrdinaryMoves(const Position& position);

/// The number of legal move sequences of exactly `depth` plies; forced moves (`Elimination`, `Pass`) are not plies.
/// Leaves are counted, not made.
[[nodiscard]] std::uint64_t perft(Position& position, int depth);

}  // namespace rokada
