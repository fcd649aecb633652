// Paints texts of player panels: clocks, points, column panels, and messages as labels turned towards the player.
#pragma once

#include "paint/boardframe.h"
#include "scene/panelcolumn.h"

class QPainter;

namespace rokada::ui {

class DigitStrip;

void paintMessages(QPainter& painter, const BoardView& view);
/// Paints a veil with a text over the squares; the pieces stay visible.
void paintVeil(QPainter& painter, const BoardView& view, const QString& words);
/// Paints a clock. A running clock is filled with the ink colour, a frame warns of time trouble, red shows the last
/// seconds.
void paintClockFace(QPainter& painter, const QRect& box, const DigitStrip& strip, const ClockFace& clock,
                    bool darkSurround);
/// Paints the contents of a panel that is higher than wide, except its emblem and reserve pieces. `ground` is the panel
/// colour, `score` that of the points.
void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score);
/// Paints the result of the player, in the painter's font on this ground.
void paintPoints(QPainter& painter, const QRect& box, const QString& points, const QColor& ground);

}  // namespace rokada::ui
