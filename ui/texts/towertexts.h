// What happens to towers, in words: pieces that are freed or promoted by being uncovered, and parts that move.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// "The white rider on e4 is free again.": an enemy of the side that moved, on the square that it left. Empty if there
/// is none.
[[nodiscard]] QString freed(const Turn& turn);
/// The words for a square that the upper `pieces` of a tower may go to (0: a single piece), with what happens there:
/// they come down on own pieces, and those below the top come along.
[[nodiscard]] QString ontoTower(const Position& position, Square from, Square to, int pieces, const QString& square);
/// "2 of 3 pieces move."
[[nodiscard]] QString lifted(int pieces, int height);
/// The same of a tower that was just selected, and how to choose.
[[nodiscard]] QString liftable(int pieces, int height);

}  // namespace rokada::ui::texts
