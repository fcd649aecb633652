// Paints the tile that stands for a variant: a piece on four squares in the variant's default colours.
#pragma once

#include <QRectF>

#include <string_view>

class QPainter;

namespace rokada::ui {

/// Paints the tile into `rect`, with round corners.
void paintSignatureTile(QPainter& painter, const QRectF& rect, std::string_view variantId);

}  // namespace rokada::ui
