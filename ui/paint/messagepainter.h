// Messages to players who do not sit below: a label over their player panel, turned towards them.
#pragma once

#include "paint/boardview.h"

class QPainter;

namespace rokada::ui {

void paintMessages(QPainter& painter, const BoardView& view);

}  // namespace rokada::ui
