// Tells whether a piece can move between two squares. Readers and writers of moves use it to generate the moves of only
// a few pieces, because move generation takes most of their time.
#pragma once

#include "rules/rulebook.h"

namespace rokada {

/// Returns false if `piece` can never move from `from` to `to`, on any board. Like `Rulebook::mayReach`, but also
/// excludes squares that a pawn cannot reach. Always returns true for kings, and for pawns of variants with towers.
[[nodiscard]] bool mayMoveTo(const Rulebook& book, Piece piece, Square from, Square to);

}  // namespace rokada
