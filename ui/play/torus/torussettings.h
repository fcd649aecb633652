// Settings of boards that wrap around.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

enum class Board3DShape;

namespace keys {

/// Number of ghost squares beyond each edge: one of `marginWidths`.
[[nodiscard]] Setting<int> margin();
/// Remaining number of times that the board rolls up when a move crosses an edge; -1 for always.
[[nodiscard]] Setting<int> rollsLeft();
/// Form of the 3D board of this variant.
[[nodiscard]] Setting<Board3DShape> board3DShape(std::string_view game);
/// Shows the board in 3D too.
[[nodiscard]] Setting<bool> board3DShown();

}  // namespace keys

void declareTorus(Settings& settings);

}  // namespace rokada::ui
