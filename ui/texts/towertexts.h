// What happens to towers, in words: pieces that are freed or promoted by being uncovered, and parts that move.
#pragma once

#include "game/game.h"

#include <QString>

namespace rokada::ui::texts {

/// "White's rider on e4 is free again": an enemy of the side that moved, on the square that it left. Empty if there is
/// none.
[[nodiscard]] QString freed(const Turn& turn);
/// "2 of 3 pieces move."
[[nodiscard]] QString lifted(int pieces, int height);

}  // namespace rokada::ui::texts
