// Texts about towers: pieces that are released or promoted when uncovered, and partial moves.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns for example "The white rider on e4 is free again." for an enemy piece on the square that the turn has left;
/// empty if there is none.
[[nodiscard]] QString freed(const Turn& turn);
/// Describes a target of the upper `pieces` of a tower (0: a single piece): the own pieces on which they land, and the
/// pieces that move along.
[[nodiscard]] QString ontoTower(const Position& position, Square from, Square to, int pieces, const QString& square);
/// Returns "2 of 3 pieces move."
[[nodiscard]] QString lifted(int pieces, int height);
/// Returns the same for a tower just selected, and how to change the number.
[[nodiscard]] QString liftable(int pieces, int height);

}  // namespace rokada::ui::texts
