// The small picture by which a variant is known: a piece on four squares in its usual colours.
#pragma once

#include <QRectF>

#include <string_view>

class QPainter;

namespace rokada::ui {

/// Paints into `rect`, with round corners.
void paintSignatureTile(QPainter& painter, const QRectF& rect, std::string_view variantId);

}  // namespace rokada::ui
