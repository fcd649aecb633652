// What is thought of a move, as a small disc beside its words.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace rokada::ui {

/// The symbol of a NAG from 1 to 6 in white on its colour; others paint nothing. Uses the family of the painter's font.
void paintGradeBadge(QPainter& painter, const QRectF& box, int nag);

/// The NAG whose symbol ends a written move, as in "b5??"; 0 without a symbol.
[[nodiscard]] int gradeOfWritten(const QString& move);

}  // namespace rokada::ui
