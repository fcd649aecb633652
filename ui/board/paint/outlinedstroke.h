// Paints strokes and fills that are visible on every square: all have a white rim, and some also a dark line. Widths
// are in pixels.
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

/// These two functions paint the path with a white rim, and a dark line around the rim.
void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour);
/// These two functions paint a white rim without a dark line. Precondition: on every square on which the white rim is
/// invisible, `colour` is visible.
void strokeRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour);

}  // namespace rokada::ui
