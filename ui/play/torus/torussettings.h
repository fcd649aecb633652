// Settings of boards without edges.
#pragma once

#include "kit/settings.h"

#include <string_view>

namespace rokada::ui {

enum class Board3DShape;

namespace keys {

/// How many squares of the neighbouring copies are shown: one of `marginWidths`.
[[nodiscard]] Setting<int> margin();
/// How often the board still rolls up when a move crosses an edge: -1 for always.
[[nodiscard]] Setting<int> rollsLeft();
/// The form of the 3D board of this variant.
[[nodiscard]] Setting<Board3DShape> board3DShape(std::string_view game);
/// True if the board is shown in 3D too.
[[nodiscard]] Setting<bool> board3DShown();

}  // namespace keys

void declareTorus(Settings& settings);

}  // namespace rokada::ui
