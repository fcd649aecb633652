// Finds the piece that a move captures.
#pragma once

#include "rules/position.h"

namespace rokada {

/// Returns the square of the piece that the legal move captures, or NoSquare if it captures nothing.
[[nodiscard]] inline Square captureOf(const Position& before, Move move) {
    if (move.type() == MoveType::EnPassant) return before.state().victim;
    const bool arrives = move.from() != NoSquare && move.type() != MoveType::Castle;
    return arrives && before.hostile(move.to()) ? move.to() : NoSquare;
}

}  // namespace rokada
