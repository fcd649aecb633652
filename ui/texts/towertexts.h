// Texts about towers of pieces: a piece that a move uncovers, and moves of only the upper part of a tower.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// Returns a sentence about the enemy piece that the turn has uncovered, for example "The white rider on e4 is no
/// longer covered." Returns an empty text if there is none.
[[nodiscard]] QString freed(const Turn& turn);
/// Returns the text `square`, which names the square `to`, followed by a sentence about the move of the upper `pieces`
/// pieces of a tower to this square. The sentence says how many pieces move along, and whether they land on own pieces.
/// `pieces` is 0 for a single piece.
[[nodiscard]] QString ontoTower(const Position& position, Square from, Square to, int pieces, const QString& square);
/// Returns how many pieces of a tower move: "2 of 3 pieces of the tower move."
[[nodiscard]] QString lifted(int pieces, int height);
/// Returns how many pieces of a selected tower will move, and how to change this number.
[[nodiscard]] QString liftable(int pieces, int height);

}  // namespace rokada::ui::texts
