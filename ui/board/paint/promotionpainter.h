// Draws the choice between pieces, with diagrams of their moves where they are not those of orthodox chess.
#pragma once

#include "game/game.h"
#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

/// How each piece that these moves may become moves; nothing if all of them are orthodox.
[[nodiscard]] ChoiceDiagrams diagramsOf(const Game& game, const std::vector<Move>& moves);

/// The open choice over everything else, with number keys; nothing if none is open.
void paintChooser(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
