// Paints clocks, points and messages of player panels, and panels that are higher than wide.
#pragma once

#include "paint/boardframe.h"
#include "scene/panelcolumn.h"

class QPainter;

namespace rokada::ui {

class DigitStrip;

/// Paints the messages of all players as labels over their panels, turned towards the players.
void paintMessages(QPainter& painter, const BoardView& view);
/// Paints a translucent veil over the squares, for a paused game. The pieces stay visible.
void paintVeil(QPainter& painter, const BoardView& view);
/// Paints a clock. A running clock has inverted colours. A frame warns of time trouble. Red shows the last seconds.
void paintClockFace(QPainter& painter, const QRect& box, const DigitStrip& strip, const ClockFace& clock,
                    bool darkSurround);
/// Paints the contents of a panel that is higher than wide, except its emblem and reserve pieces. `ground` is the
/// colour of the panel, `score` the colour of the points.
void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score);
/// Paints the points of a player in the painter's font, on a panel of the colour `ground`.
void paintPoints(QPainter& painter, const QRect& box, const QString& points, const QColor& ground);

}  // namespace rokada::ui
