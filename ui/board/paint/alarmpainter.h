// Paints warnings: checks, mates, and the squares and walls that made a move illegal.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintCheckGlow(QPainter& painter, const BoardView& view);
void paintChecks(QPainter& painter, const BoardView& view);
/// `paintMateGround` paints a mate below the pieces: the king's square in red with a glow, and all attacking lines.
/// `paintMateSigns` paints a mate sign above the pieces.
void paintMateGround(QPainter& painter, const BoardView& view);
void paintMateSigns(QPainter& painter, const BoardView& view);
/// Paints both paths of each knight's move that walls can block. Each path is a straight and a diagonal step.
void paintLameLeaps(QPainter& painter, const BoardView& view);
void paintIllegalMove(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
