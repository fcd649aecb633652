// Strokes and fills that are visible on every square. Green ones have a white rim, others also a dark line.
#pragma once

#include <QColor>
#include <QPainterPath>

class QPainter;

namespace rokada::ui {

void strokeOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillOutlined(QPainter& painter, const QPainterPath& path, const QColor& colour);
/// These two functions paint a white rim but no dark line. `colour` must be visible where white is not.
void strokeRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour, double width);
void fillRimmed(QPainter& painter, const QPainterPath& path, const QColor& colour);

}  // namespace rokada::ui
