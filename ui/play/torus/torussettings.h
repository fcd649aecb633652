// Settings of boards that wrap around.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

enum class Board3DShape;

namespace keys {

/// Number of copied squares beyond each edge of the board: one of `marginWidths`.
[[nodiscard]] Setting<int> margin();
/// Number of times that the board will still roll up when a move crosses an edge; -1 for always.
[[nodiscard]] Setting<int> rollsLeft();
/// Shape of the 3D board of this variant.
[[nodiscard]] Setting<Board3DShape> board3DShape(std::string_view game);
/// True if the 3D board is also shown.
[[nodiscard]] Setting<bool> board3DShown();

}  // namespace keys

void declareTorus(Settings& settings);

}  // namespace rokada::ui
