// What stands on player panels: clocks, points, the words of those that are columns, and messages to their players, as
// a label over the panel, turned towards them.
#pragma once

#include "paint/boardframe.h"
#include "scene/panelcolumn.h"

class QPainter;

namespace rokada::ui {

class DigitStrip;

void paintMessages(QPainter& painter, const BoardView& view);
/// Over the squares, thin enough to see the pieces, with these words in the middle.
void paintVeil(QPainter& painter, const BoardView& view, const QString& words);
/// A running clock has the tone of ink; a frame warns of time trouble, red says that it is near.
void paintClockFace(QPainter& painter, const QRect& box, const DigitStrip& strip, const ClockFace& clock,
                    bool darkSurround);
/// All of a panel that is higher than wide, beside its emblem and its reserve pieces. `ground` is the colour of the
/// panel, `score` that of the points.
void paintPanelColumn(QPainter& painter, const BoardView& view, Side side, const panels::PanelColumn& column,
                      const QColor& ground, const QColor& score);
/// What the game has brought, in the font of the painter, on this ground.
void paintPoints(QPainter& painter, const QRect& box, const QString& points, const QColor& ground);

}  // namespace rokada::ui
