// Arrows and circles that a person has drawn, the premove, and how often one side's pieces reach each square.
#pragma once

#include "paint/boardframe.h"

class QPainter;

namespace rokada::ui {

void paintOwnMarks(QPainter& painter, const BoardView& view);
void paintPremove(QPainter& painter, const BoardView& view);
void paintReach(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
