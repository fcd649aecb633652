// Paints the choice of a promotion piece, with movement diagrams for unorthodox pieces.
#pragma once

#include "game/game.h"
#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// Returns the movement diagrams of the pieces to choose from. Returns nullptr if all of them are orthodox.
[[nodiscard]] ChoiceDiagrams diagramsOf(const Game& game, const std::vector<Move>& moves);

/// Paints the open choice with number keys, over everything else. Paints nothing while no choice is open.
void paintChooser(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
