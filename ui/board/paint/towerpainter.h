// Towers: pieces that stand on one another, as plates below the top piece, each with a small drawing of its piece.
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
    QRectF top;                  ///< of the drawing of the top piece; what it leaves empty may lie outside of the box
    std::vector<QRectF> plates;  ///< of the pieces below it, from there down: all of them, or the uppermost
    QRectF rest;                 ///< of the number of pieces that have no plate; empty if there are none
    QRectF lifted;               ///< of the number of pieces that move, over all
};

/// Of a tower with so many pieces below its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Pieces of one square, the top one first; a single one is painted as any piece. If fewer than all are `lifted`, these
/// are framed, and the others are pale.
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
