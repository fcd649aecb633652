// Texts about towers: pieces that are released or promoted when uncovered, and partial moves.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a sentence about an enemy piece on the square that the turn has left. Example: "The white rider on e4 is no
/// longer covered." Returns an empty text if there is no such piece.
[[nodiscard]] QString freed(const Turn& turn);
/// Describes a target of the upper `pieces` pieces of a tower: the pieces of their side on which they land, and the
/// pieces that move along. `pieces` is 0 for a single piece.
[[nodiscard]] QString ontoTower(const Position& position, Square from, Square to, int pieces, const QString& square);
/// Returns how many pieces of a tower move: "2 of 3 pieces of the tower move."
[[nodiscard]] QString lifted(int pieces, int height);
/// Returns how many pieces of a tower just selected move, and how to change this number.
[[nodiscard]] QString liftable(int pieces, int height);

}  // namespace rokada::ui::texts
