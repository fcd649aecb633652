// Paints elements of boards with more than two sides: vanishing pieces, homes of eliminated sides, and remaining turns
// of checks.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Colour name of an eliminated side.
inline constexpr std::string_view GreySide = "grey";

/// Paints the homes of eliminated sides, below the pieces.
void paintLeftHomes(QPainter& painter, const BoardView& view);
/// Paints pieces that turn grey and vanish, and pieces that appear. Pieces of a mated side stay for a while together
/// with the mate.
void paintFades(QPainter& painter, const BoardView& view);
/// Converts the elapsed part of the animation of a mate to the part by which the mated side has vanished. Both are from
/// 0 to 1.
[[nodiscard]] double lapsed(double faded);
/// Paints the number of turns to wait on every king in check whose side does not move next.
void paintCheckTurns(QPainter& painter, const BoardView& view);

/// Returns how many other sides move before this side.
[[nodiscard]] int turnsUntil(const BoardScene& scene, Side side);

}  // namespace rokada::ui
