// What must not be overlooked: checks, and the squares and walls that made a move illegal.
#pragma once

#include "paint/boardview.h"

class QPainter;

namespace rokada::ui {

void paintCheckGlow(QPainter& painter, const BoardView& view);
void paintChecks(QPainter& painter, const BoardView& view);
/// The two paths of a knight beside walls.
void paintLameLeaps(QPainter& painter, const BoardView& view);
void paintIllegalMove(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
