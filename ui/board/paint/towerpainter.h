// Towers: pieces that stand on one another. The top piece is drawn in one place, a little smaller than others; what is
// below it are chips at its left, each in its owner's colour.
#pragma once

#include "paint/boardframe.h"

#include <QLine>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Where the parts of a tower are in its box.
struct TowerShape {
    QRectF top;                 ///< of the drawing of the top piece; what it leaves empty may lie outside of the box
    std::vector<QRectF> chips;  ///< of the pieces below it, from there down: all of them, or the uppermost
    QRectF rest;                ///< of the number of pieces that have no chip, the lowest; empty if there are none
};

/// Of a tower with so many pieces below its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Pieces of one square, the top one first; a single one is painted as any piece. The chips of those that are `lifted`
/// with the top have a green rim.
void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted = 0);

/// The tower that is pointed at or selected, piece by piece beside the board, always on the same side, or over its
/// far edge where there is no room; a line leads there. Of a tower that can be moved each piece has its number key.
void paintFan(QPainter& painter, const BoardView& view);
/// Where it is painted: one box for each piece, the top one first; empty while there is none.
[[nodiscard]] std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan);
/// From the edge of its square to that of the boxes.
[[nodiscard]] QLine fanLine(const BoardLayout& layout, const Fan& fan);

}  // namespace rokada::ui
