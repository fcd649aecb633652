// Paints towers. The top piece is drawn a little smaller than other pieces. The pieces below it are chips at its left,
// in the colours of their owners.
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
    QRectF top;  ///< place of the picture of the top piece; transparent parts of the picture may extend beyond the box
    std::vector<QRectF>
        chips;    ///< places of the pieces below the top piece, from the top down; possibly only for the uppermost ones
    QRectF rest;  ///< place of the number of pieces without a chip; empty if every piece has a chip
};

/// Returns the shape of a tower with `below` pieces under its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Paints the pieces of one square, top piece first. A single piece looks as in variants without towers. The chips of
/// the top `lifted` pieces have a green rim.
void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted = 0);

/// Paints the pieces of the hovered or selected tower in a column beside the board, with a line to the square of the
/// tower. All towers use the same side of the board. If there is no room, the column covers the far edge of the board.
/// A movable tower shows number keys.
void paintFan(QPainter& painter, const BoardView& view);
/// Returns the boxes of the pieces of a fan, top piece first. Returns an empty list if there is no such tower.
[[nodiscard]] std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan);
/// Returns the line between the square of a fan and its boxes.
[[nodiscard]] QLine fanLine(const BoardLayout& layout, const Fan& fan);

}  // namespace rokada::ui
