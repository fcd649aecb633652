// What stands on a player panel that is higher than wide, beside its emblem and its reserve pieces.
#pragma once

#include "paint/boardview.h"
#include "scene/panelcolumn.h"

class QPainter;

namespace rokada::ui {

/// `ground` is the colour of the panel, `score` that of the points.
void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score);

}  // namespace rokada::ui
