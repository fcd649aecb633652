// Finds pieces in danger by trying legal captures and recaptures.
#pragma once

#include "explain/piecevalues.h"
#include "rules/position.h"

#include <vector>

namespace rokada {

/// Returns a copy of the position with `side` to move.
[[nodiscard]] Position withTurn(const Position& position, Side side);
/// Returns the legal captures of the piece on `square` by the side `by`, as if it were that side's turn.
[[nodiscard]] std::vector<Move> capturesOf(const Position& position, Square square, Side by);
/// Returns true if an enemy can capture the piece on `square` and no side of its team can recapture.
[[nodiscard]] bool capturableForNothing(const Position& position, Square square);
/// Returns true if an enemy can capture the piece on `square` with a less valuable piece, or without being recaptured.
/// Always false for royal pieces. `values` are the piece values, indexed by kind.
[[nodiscard]] bool endangered(const Position& position, Square square, const std::vector<PieceValue>& values);

}  // namespace rokada
