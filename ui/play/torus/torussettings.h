// Settings of variants whose board wraps around.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

enum class Board3DShape;

namespace keys {

/// Number of rows and columns that are repeated beyond each edge of the board: one of `marginWidths`.
[[nodiscard]] Setting<int> margin();
/// Number of moves across an edge for which the flat board will still roll up (see `BoardRoll`); -1 for all moves.
[[nodiscard]] Setting<int> rollsLeft();
/// Shape of the 3D board of this variant.
[[nodiscard]] Setting<Board3DShape> board3DShape(std::string_view game);
/// True if the 3D board is shown beside the flat board.
[[nodiscard]] Setting<bool> board3DShown();

}  // namespace keys

void declareTorus(Settings& settings);

}  // namespace rokada::ui
