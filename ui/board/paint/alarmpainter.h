// What must not be overlooked: checks, and the squares and walls that made a move illegal.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintCheckGlow(QPainter& painter, const BoardView& view);
void paintChecks(QPainter& painter, const BoardView& view);
/// A mate is more than a check: below the pieces the whole square of the king is red and shines over its neighbours,
/// and every line that attacks it is drawn; above them there is the sign of mate.
void paintMateGround(QPainter& painter, const BoardView& view);
void paintMateSigns(QPainter& painter, const BoardView& view);
/// The two paths of a knight beside walls.
void paintLameLeaps(QPainter& painter, const BoardView& view);
void paintIllegalMove(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
