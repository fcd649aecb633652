// Towers: pieces that stand on one another, as discs below and beside the top piece, each in its owner's colour and
// with the sign of the piece on it.
#pragma once

#include "paint/boardview.h"

#include <QRectF>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace rokada::ui {

/// Where the parts of a tower are in its box.
struct TowerShape {
    QRectF top;                ///< of the drawing of the top piece; what it leaves empty may lie outside of the box
    std::vector<QRectF> rims;  ///< of the pieces below it, to be read like text that flows round a picture
    QRectF count;              ///< of their number, which none of the rims covers
};

/// Of a tower with so many pieces below its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Pieces of one square, the top one first; a single one is painted as any piece. If fewer than all are `lifted`, these
/// are framed, and the others are pale.
void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted = 0);

/// The tower that is pointed at or selected, piece by piece beside the board, or over its far edge where there is no
/// room.
void paintFan(QPainter& painter, const BoardView& view);
/// Where it is painted: one box for each piece, the top one first; empty while there is none.
[[nodiscard]] std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan);

}  // namespace rokada::ui
