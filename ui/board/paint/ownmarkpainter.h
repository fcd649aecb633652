// Paints the user's arrows and circles, the premove, and the numbers of pieces that can move to each square.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintOwnMarks(QPainter& painter, const BoardView& view);
void paintPremove(QPainter& painter, const BoardView& view);
void paintReach(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
