// Paints towers, which are stacks of pieces. The top piece is drawn a little smaller than other pieces. The pieces
// below it are small tiles at its left, called chips, in the colours of their owners.
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
    QRectF rest;  ///< place of the text that counts the pieces without a chip; empty if every piece has a chip
};

/// Returns the shape of a tower with `below` pieces under its top.
[[nodiscard]] TowerShape towerShape(const QRectF& box, std::size_t below);

/// Paints the pieces of one square; `pieces` begins with the top piece. A single piece looks as in variants without
/// towers. If the top `lifted` pieces would move together, their chips (small tiles) have a green rim.
void paintTower(QPainter& painter, const BoardView& view, const QRectF& box, std::span<const Piece> pieces,
                int lifted = 0);

/// Paints the fan: the pieces of the hovered or selected tower in a column beside the board, with a line to the square
/// of the tower. The column is at the same side of the board for all towers. If there is no room, it covers the far
/// edge of the board. The pieces of a movable tower show number keys.
void paintFan(QPainter& painter, const BoardView& view);
/// Returns the boxes of the tower's pieces in the column beside the board, top piece first. Returns an empty list if no
/// tower is shown.
[[nodiscard]] std::vector<QRect> fanBoxes(const BoardLayout& layout, const std::optional<Fan>& fan);
/// Returns the line between the square of a tower and the column of its pieces beside the board.
[[nodiscard]] QLine fanLine(const BoardLayout& layout, const Fan& fan);

}  // namespace rokada::ui
