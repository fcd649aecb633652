// Paints towers. The top piece is drawn a little smaller than other pieces; the pieces below are chips at its left in
// their owners' colours.
#pragma once

#include "paint/boardframe.h"

#include <QLine>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Places of the parts of a tower in its box.
struct TowerShape {
    QRectF top;                 ///< of the picture of the top piece; its transparent parts may extend beyond the box
    std::vector<QRectF> chips;  ///< of the pieces below it from the top down, possibly only the uppermost ones
    QRectF rest;                ///< of the number of pieces without a chip; empty if there are none
};

/// Returns the shape of a tower with `below` pieces under its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Paints the pieces of one square, top piece first; a single one is painted like any piece. The chips of `lifted`
/// pieces have a green rim.
void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted = 0);

/// Paints the hovered or selected tower piece by piece beside the board, always on the same side, or over its far edge
/// if there is no room, with a line to the square. Movable towers show number keys.
void paintFan(QPainter& painter, const BoardView& view);
/// Returns the boxes of these pieces, top piece first; empty if there is no such tower.
[[nodiscard]] std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan);
/// Returns the line between the square and the boxes.
[[nodiscard]] QLine fanLine(const BoardLayout& layout, const Fan& fan);

}  // namespace rokada::ui
