// Paints warnings: checks, and the squares and walls that made a move illegal.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintCheckGlow(QPainter& painter, const BoardView& view);
void paintChecks(QPainter& painter, const BoardView& view);
/// Paint a mate. Below the pieces, the king's square is red with a glow and all attacking lines are drawn; above them a
/// mate sign is shown.
void paintMateGround(QPainter& painter, const BoardView& view);
void paintMateSigns(QPainter& painter, const BoardView& view);
/// Paints the two paths of a knight beside walls.
void paintLameLeaps(QPainter& painter, const BoardView& view);
void paintIllegalMove(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
