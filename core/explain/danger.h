// Which pieces are in danger: captures that the rules allow, and what may be captured in turn.
#pragma once

#include "explain/piecevalues.h"
#include "rules/position.h"

#include <vector>

namespace rokada {

/// The position as if it were this side's turn.
[[nodiscard]] Position withTurn(const Position& position, Side side);
/// The legal captures of the piece on this square by this side if it were its turn.
[[nodiscard]] std::vector<Move> capturesOf(const Position& position, Square square, Side by);
/// Whether nobody of the team that owns the piece on this square could capture an enemy that captures it now. False if
/// no enemy may.
[[nodiscard]] bool capturableForNothing(const Position& position, Square square);
/// An enemy may capture the piece with one that is worth less, or for nothing. Never of a royal piece.
[[nodiscard]] bool endangered(const Position& position, Square square, const std::vector<PieceValue>& values);

}  // namespace rokada
