// Paints the annotation symbol of a move as a small disc.
#pragma once

#include <QRectF>
#include <QString>

class QPainter;

namespace rokada::ui {

/// Paints the symbol of a NAG from 1 to 6 in white on a disc of its colour. Paints nothing for other NAGs. Uses the
/// painter's font family.
void paintGradeBadge(QPainter& painter, const QRectF& box, int nag);

/// Returns the NAG of the symbol at the end of a written move such as "b5??"; 0 without a symbol.
[[nodiscard]] int gradeOfWritten(const QString& move);

}  // namespace rokada::ui
