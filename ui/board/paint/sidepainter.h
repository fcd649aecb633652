// Paints elements of boards with more than two sides: vanishing pieces of eliminated sides, the hatched homes (squares
// for reserve pieces) of these sides, and the number of turns until a side in check moves.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Id of the colours of an eliminated side, for `coloursOf`.
inline constexpr std::string_view GreySide = "grey";

/// Hatches the homes (squares for reserve pieces) of eliminated sides, below the pieces.
void paintLeftHomes(QPainter& painter, const BoardView& view);
/// Paints pieces that turn grey and vanish, and pieces that appear. The pieces of a mated side vanish only after the
/// mate was shown for a while.
void paintFades(QPainter& painter, const BoardView& view);
/// Returns the part, 0 to 1, by which a mated side has vanished. `faded` is the elapsed part of the animation, 0 to 1.
[[nodiscard]] double lapsed(double faded);
/// On each king in check whose side is not to move, paints the number of turns until that side moves.
void paintCheckTurns(QPainter& painter, const BoardView& view);

/// Returns the number of turns of other sides before this side moves. Returns 0 if it is to move or the game has ended.
[[nodiscard]] int turnsUntil(const BoardScene& scene, Side side);

}  // namespace rokada::ui
