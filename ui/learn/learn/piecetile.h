// Paints a piece on a square, as the picture of a row or a card on a learning page.
#pragma once

#include "rules/position.h"

class QPainter;
class QRectF;

namespace rokada::ui {

/// Piece of a variant and the colour of its square. `paintPieceTile` paints nothing if `book` is nullptr or `piece` is
/// `NoPiece`.
struct TilePiece {
    RulebookPtr book;
    Piece piece = NoPiece;
    bool dark = false;  ///< true if the square is dark
};

void paintPieceTile(QPainter& painter, const QRectF& box, const TilePiece& tile);

}  // namespace rokada::ui
